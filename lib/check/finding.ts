/** One thing wrong with a content file. `line` counts from the file's first line. `link` findings, such as broken links and duplicate addresses, only warn outside of the tests. */
export type Finding = { file: string; line: number; field?: string; message: string; kind: 'error' | 'link' }

/** `content/docs/a.mdx:3 title: …`, the form that editors turn into a link. */
export const formatFinding = ({ file, line, field, message }: Finding) => `${file}:${line} ${field ? `${field}: ` : ''}${message}`
