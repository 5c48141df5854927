import { z } from 'zod'
import { textOf } from './values'

/** The letter of a place at which something breaks. */
const mark = z.enum(['A', 'B', 'C', 'D'])

const step = z.number().int().positive()

/** An arrow. `step` is its number in the order of events, or a list of numbers if it happens again. `back` turns it around. */
const arrow = z.strictObject({
  label: textOf(2, 48),
  step: z.union([step, z.array(step).min(2)]).optional(),
  back: z.literal(true).optional(),
  breaks: mark.optional(),
})

/** A station. `flows` are arrows to the next station, and `stores` are arrows to storage. */
const station = z.strictObject({
  kind: textOf(2, 24),
  name: textOf(2, 32),
  parts: z.array(z.strictObject({ text: textOf(2, 64), breaks: mark.optional() })).default([]),
  flows: z.array(arrow).default([]),
  stores: z.array(arrow).max(2).default([]),
})

type Marked = { breaks?: string | undefined }

/**
 * `content/data/diagrams/NAME.yml`: a diagram of how data moves. Stations are in the order of the path: the source first, the table last.
 * `title` says what to notice. Each break is marked once in the drawing, with its letter in the order of `breaks`: `when` names the failure,
 * and `effect` what it does to the data and how to repair it. The texts except titles and names are inline Markdown.
 */
export const flowDiagram = z
  .strictObject({
    title: textOf(20, 160),
    stations: z.array(station).min(2).max(3),
    storage: z.strictObject({
      name: textOf(2, 40),
      layers: z.array(z.strictObject({ name: textOf(2, 48), note: textOf(2, 64).optional(), breaks: mark.optional() })).min(1),
    }),
    breaks: z.array(z.strictObject({ when: textOf(10, 120), effect: textOf(20, 360) })).min(1),
  })
  .superRefine(({ stations, storage, breaks }, { addIssue }) => {
    const last = stations.length - 1
    if (stations[last]?.flows.length)
      addIssue({
        code: 'custom',
        path: ['stations', last, 'flows'],
        message: 'belongs to a station before the last one, to which it leads',
      })
    for (const [index, { flows }] of stations.entries())
      if (index < last && flows.length === 0)
        addIssue({ code: 'custom', path: ['stations', index], message: 'has no "flows"; add an arrow to the next station' })
    const arrows = stations.flatMap(({ flows, stores }) => [...flows, ...stores])
    const steps = arrows.flatMap((each) => each.step ?? []).sort((a, b) => a - b)
    if (steps.some((number, index) => number !== index + 1))
      addIssue({ code: 'custom', path: ['stations'], message: `has the steps ${steps.join(', ')}; number them from 1, each once` })
    const marked: Marked[] = [...arrows, ...stations.flatMap(({ parts }) => parts), ...storage.layers]
    const found = marked.flatMap((part) => part.breaks ?? []).sort()
    const wanted = breaks.map((_, index) => mark.options[index] ?? '?')
    if (found.join() !== wanted.join())
      addIssue({
        code: 'custom',
        path: ['breaks'],
        message: `need the marks ${wanted.join(', ')} in the drawing, each once; it has ${found.join(', ') || 'none'}`,
      })
  })
