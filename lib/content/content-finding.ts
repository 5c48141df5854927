import type { Place } from '../mdx/analyse'

/** A replacement in a text: `from` at `line` and `column`, which contains no line break, becomes `to`. */
export type Edit = Place & { from: string; to: string }

/**
 * A problem in a content file. `line` and `column` start at 1, and lines are counted from the top of the file; without `column` the
 * finding concerns the whole line. Findings of kind `warning`, such as broken links, duplicate URLs and wordings, do not stop a build unless
 * the check is strict, as it is in tests. `fix` solves a problem that has only one solution.
 */
export type Finding = {
  file: string
  line: number
  column?: number
  field?: string
  message: string
  kind: 'error' | 'warning'
  fix?: readonly Edit[]
}
