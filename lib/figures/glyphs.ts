/** Topics of articles. Each has its own tint. */
export const topics = ['sources', 'tables', 'engines', 'operations', 'product'] as const
export type Topic = (typeof topics)[number]

/** Line icons on a 24x24 grid, each with its topic. They were drawn for this site. */
export const glyphs = {
  database: {
    topic: 'sources',
    path: 'M5 6.5c0-1.7 3.1-3 7-3s7 1.3 7 3-3.1 3-7 3-7-1.3-7-3ZM5 6.5v11c0 1.7 3.1 3 7 3s7-1.3 7-3v-11M5 12c0 1.7 3.1 3 7 3s7-1.3 7-3',
  },
  log: { topic: 'sources', path: 'M4 5h11M4 10h6M4 15h6M4 20h11M17.5 8.8l3.2 3.2-3.2 3.2M13.5 12h7' },
  stream: { topic: 'sources', path: 'M3 7c3-2.5 6 2.5 9 0s6-2.5 9 0M3 12c3-2.5 6 2.5 9 0s6-2.5 9 0M3 17c3-2.5 6 2.5 9 0s6-2.5 9 0' },
  braces: {
    topic: 'sources',
    path: 'M9 4C6.5 4 6 5 6 7v2.5C6 11 5.2 12 3.5 12 5.2 12 6 13 6 14.5V17c0 2 .5 3 3 3M15 4c2.5 0 3 1 3 3v2.5c0 1.5.8 2.5 2.5 2.5-1.7 0-2.5 1-2.5 2.5V17c0 2-.5 3-3 3',
  },
  unfold: { topic: 'sources', path: 'M4 4h6v6H4ZM14 4h6v6h-6ZM14 14h6v6h-6ZM7 10v7h7M10 7h4' },
  document: { topic: 'product', path: 'M6 3.5h8l4 4v13H6ZM14 3.5v4h4M9.3 12h5.4M9.3 16h5.4' },
  iceberg: { topic: 'tables', path: 'M2 10h20M8 10l2.6-6 2.2 2.4 1.6-1.2L16.2 10M5.5 10l1.3 6 4.4 5 3.6-2.6 2.9-4.4.8-4' },
  strata: { topic: 'tables', path: 'M12 3.5 21 8l-9 4.5L3 8ZM3 12l9 4.5 9-4.5M3 16l9 4.5 9-4.5' },
  columns: { topic: 'tables', path: 'M4 4h16v16H4ZM9.3 4v16M14.7 4v16M4 9.3h16' },
  snapshot: {
    topic: 'tables',
    path: 'M4 7.5V4h3.5M16.5 4H20v3.5M20 16.5V20h-3.5M7.5 20H4v-3.5M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7',
  },
  partition: { topic: 'tables', path: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h6v6h-6Z' },
  catalog: { topic: 'tables', path: 'M5 4.5h11a3 3 0 0 1 3 3v12H8a3 3 0 0 1-3-3ZM5 16.5a3 3 0 0 1 3-3h11M9 8h6' },
  erase: { topic: 'tables', path: 'M3 20h18M6 14.5l8-8 4.5 4.5-7 7H9.2ZM10 10.5l4.5 4.5' },
  bucket: {
    topic: 'tables',
    path: 'M4.5 7c0-1.4 3.4-2.5 7.5-2.5S19.5 5.6 19.5 7 16.1 9.5 12 9.5 4.5 8.4 4.5 7l2 12c.3 1 2.6 1.8 5.5 1.8s5.2-.8 5.5-1.8l2-12',
  },
  lens: { topic: 'engines', path: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3l5.2 5.2M7.5 9h6M7.5 12h6' },
  chart: { topic: 'engines', path: 'M4 20h16M7 20v-7M12 20V8M17 20V4' },
  wheel: {
    topic: 'operations',
    path: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6 5.6 18.4',
  },
  clock: { topic: 'operations', path: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2.5' },
  balance: { topic: 'operations', path: 'M12 4v16M7.5 20h9M5 7h14M5 7l-2.6 6.5h5.2ZM19 7l-2.6 6.5h5.2Z' },
  compass: { topic: 'operations', path: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M15.6 8.4l-2.1 5.1-5.1 2.1 2.1-5.1Z' },
  mark: { topic: 'product', path: 'M5.2 5.1A9.7 9.7 0 1 0 18.8 5.1M8.1 8.3a5.6 5.6 0 1 0 7.8 0M9.6 13.4h4.8' },
  gauge: { topic: 'product', path: 'M4.6 17.5a8.5 8.5 0 1 1 14.8 0M12 13.5l4-5M7 15.5h.1M17 15.5h.1' },
  pipes: { topic: 'product', path: 'M4 6h4v12H4M20 6h-4v12h4M8 9h8M8 15h8' },
  people: {
    topic: 'product',
    path: 'M8.5 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M3 19c0-3 2.5-5 5.5-5s5.5 2 5.5 5M16 6a2.6 2.6 0 1 1 0 5.2M17 14.2c2.4.3 4 2.1 4 4.8',
  },
} as const satisfies Record<string, { topic: Topic; path: string }>

export type GlyphName = keyof typeof glyphs
export const glyphNames = Object.keys(glyphs) as GlyphName[]
