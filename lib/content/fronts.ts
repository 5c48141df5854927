import type { GlyphName } from '../figures/glyphs'
import { routes } from '../routes'
import { site } from '../site.mjs'

/** A page without a content file: what it says of itself, to visitors, search engines and models alike. */
export type Front = { title: string; description: string; path: string; section: string; glyph: GlyphName }

/** The home page and the fronts of collections that have no index file. */
export const fronts = {
  home: { title: site.tagline, description: site.description, path: routes.home(), section: site.name, glyph: 'mark' },
  queryEngines: {
    title: 'Query engines for Apache Iceberg',
    description:
      'Which engine reads and writes Iceberg how: set-up, first query, row-level changes, tuning and limits, with what each needs from OLake tables.',
    path: routes.queryEngine(),
    section: 'Query engines',
    glyph: 'lens',
  },
  community: {
    title: 'Community',
    description:
      'Meetups, events and the people who build OLake: recordings, notes, and the ways to take part, from a first question to a first pull request.',
    path: routes.community(),
    section: 'Community',
    glyph: 'people',
  },
  webinars: {
    title: 'Webinars and events',
    description:
      'Recordings and notes of OLake sessions on Apache Iceberg, change data capture, catalogs and lakehouse operation, newest first.',
    path: routes.webinar(),
    section: 'Webinars',
    glyph: 'people',
  },
} as const satisfies Record<string, Front>
