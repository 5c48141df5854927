import { z } from 'zod'
import { systemIds } from '../systems'
import { href, text } from './values'

/** Figures of the cards on the home page; components/home/CardFigure.tsx renders them. */
const cardFigures = ['chunks', 'log', 'cursor', 'schema', 'columns', 'types', 'partitions'] as const

const titled = { title: text(), text: text() }
const cards = z.strictObject({
  ...titled,
  cards: z.array(z.strictObject({ ...titled, figure: z.enum(cardFigures), href: href(), action: text() })),
})
/** `snippet` is the name of a snippet in `content/docs/shared/` with the command of the step. */
const steps = z.array(z.strictObject({ ...titled, snippet: text().optional() }))

/** `systems` lists all sources, or systems by their id in lib/systems.ts, which has their labels and pages. `links` are other links. */
const station = z.strictObject({
  name: text(),
  text: text(),
  systems: z.union([z.literal('sources'), z.array(z.enum(systemIds))]).optional(),
  links: z.record(text(), href()).optional(),
})

/** `content/data/home.yml`: texts of the home page, as inline Markdown. */
export const homeText = z.strictObject({
  /** `command` is the name of a snippet in `content/docs/shared/`. */
  hero: z.strictObject({ ...titled, command: text() }),
  speed: z.strictObject(titled),
  path: z.strictObject({
    ...titled,
    stations: z.array(station),
  }),
  fast: cards,
  /**
   * `src` of the screenshot, and `narrow`, which phones show, are relative to `content/`. A documentation page must use both images,
   * so that they are built.
   */
  setup: z.strictObject({
    ...titled,
    screenshot: z.strictObject({ src: text(), narrow: text(), alt: text(), caption: text() }),
    guides: z.strictObject({ title: text(), items: z.array(z.strictObject({ ...titled, href: href() })) }),
    ui: steps,
    cli: steps,
  }),
  iceberg: cards,
  stories: z.strictObject({ title: text() }),
  articles: z.strictObject({ title: text() }),
  questions: z.strictObject({ title: text(), items: z.array(z.strictObject({ question: text(), answer: text() })) }),
  contact: z.strictObject(titled),
})
