/** What the guides to query engines compare. Without their schema, because the browser filters by these. */

/** Support levels, from best to worst. */
export const supportLevels = ['full', 'partial', 'preview', 'none'] as const

/** Features by which engines are compared, in the order of the matrix. */
export const engineFeatures = ['catalogs', 'readWrite', 'dml', 'morCow', 'streaming', 'formatV3', 'timeTravel', 'security'] as const

export const engineCategories = {
  'cloud-native': 'Cloud native',
  'general-purpose': 'General purpose',
  analytics: 'Analytics',
  embedded: 'Embedded',
  streaming: 'Streaming',
} as const
