/** A position in a text. `line` and `column` start at 1. */
export type Place = { line: number; column: number }

/** A replacement in a text: `from` at `line` and `column`, which contains no line break, becomes `to`. */
export type Edit = Place & { from: string; to: string }

/**
 * A problem in a text: its place, how severe it is, and what is wrong and what to do about it. Without `column`, it concerns the whole line.
 * `field` is that of front matter or data. Problems of kind `warning`, such as broken links, duplicate URLs and wordings, do not stop a build
 * unless the check is strict, as it is in tests. `fix` solves a problem that has only one solution.
 */
export type Problem = {
  line: number
  column?: number
  field?: string
  message: string
  kind: 'error' | 'warning'
  fix?: readonly Edit[]
}

/** A problem in a file. Lines are counted from the top of the file, whose path is relative to the root of the repository. */
export type Finding = Problem & { file: string }
