import type { OlakeFit } from './engine'

/** Advice on the OLake write mode for an engine, by the mode in its record. */
export const olakeAdvice = {
  upsert: 'You can use upsert mode, because the engine applies deletes.',
  'append or compact':
    'Use append mode, or compact the table before you query it, because the engine does not apply all deletes that upserts write.',
  append: 'Use append mode, because the engine does not apply the deletes that upserts write, or not in all kinds of queries.',
} as const satisfies Record<OlakeFit['mode'], string>
