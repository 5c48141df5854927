import type { OlakeFit } from './engine'

/** Advice on the OLake write mode for an engine, by the mode in its record. */
export const olakeAdvice = {
  upsert: 'OLake can write in upsert mode: the engine applies the deletes.',
  'append or compact':
    'Write in append mode, or compact the table before the engine reads it: it does not apply every delete that upserts write.',
  append: 'Write in append mode: deletes that upserts write are not applied, or not in every kind of query.',
} as const satisfies Record<OlakeFit['mode'], string>
