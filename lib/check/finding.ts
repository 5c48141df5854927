/**
 * One thing wrong with a content file. `line` and `column` count from 1, lines from the file's first one; without `column` the finding is
 * about the whole line. `link` findings, such as broken links and duplicate addresses, only warn outside of the tests.
 */
export type Finding = { file: string; line: number; column?: number; field?: string; message: string; kind: 'error' | 'link' }

/** `content/docs/a.mdx:3:1 title: …`, the form that editors and terminals turn into a link. */
export const formatFinding = ({ file, line, column = 1, field, message }: Finding) =>
  `${file}:${line}:${column} ${field ? `${field}: ` : ''}${message}`
