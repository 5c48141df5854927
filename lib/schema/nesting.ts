/** Nesting of brackets that data may have. Real data has fewer than ten levels. */
const MAX_DEPTH = 200

/** The end of a message about data that is nested too deeply. */
export const TOO_DEEP_DATA = `it nests brackets deeper than ${MAX_DEPTH} levels`

/**
 * Whether a YAML or JSON text nests brackets so deeply that its parser could exhaust the stack, which can end the process. The count ignores
 * quotes, which is precise enough for this limit.
 */
export function nestsTooDeep(text: string): boolean {
  let depth = 0
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    if (depth > MAX_DEPTH) return true
    if (depth < 0) depth = 0
  }
  return false
}
