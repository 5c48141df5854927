/**
 * A problem in a content file. `line` and `column` start at 1, and lines are counted from the top of the file; without `column` the
 * finding concerns the whole line. Findings of kind `warning`, such as broken links, duplicate URLs and wordings, do not stop a build unless
 * the check is strict, as it is in tests.
 */
export type Finding = { file: string; line: number; column?: number; field?: string; message: string; kind: 'error' | 'warning' }

/** Formats a finding as `content/docs/a.mdx:3:1 title: …`, which editors and terminals turn into a link. */
export const formatFinding = ({ file, line, column = 1, field, message }: Finding) =>
  `${file}:${line}:${column} ${field ? `${field}: ` : ''}${message}`
