/** Options as the configuration of a site has them: nothing about their values is known. */
export type Options = Record<string, unknown>

/** What `evaluate.ts` returns for a function. */
export const FUNCTION = '[function]'

export const asOptions = (value: unknown): Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const asText = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)
export const trimmed = (address: string) => address.replace(/^\/+|\/+$/g, '')

/** Name of the version in `docs/` itself, which Docusaurus calls "Next" and does not publish as the main one. */
export const CURRENT = 'current'

/** Patterns of the files that are pages. */
export const patternsOf = (include: unknown): string[] => (Array.isArray(include) ? include.map(String) : ['**'])
