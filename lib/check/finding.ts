/** One thing wrong with a content file. `line` and `column` count from 1, from the beginning of the file. `link` findings, such as broken links and duplicate addresses, only warn outside of the tests. */
export type Finding = { file: string; line: number; column?: number; field?: string; message: string; kind: 'error' | 'link' }

/** `content/docs/a.mdx:3 title: …`, the form that editors turn into a link. */
export const formatFinding = ({ file, line, column, field, message }: Finding) =>
  `${file}:${line}${column ? `:${column}` : ''} ${field ? `${field}: ` : ''}${message}`
