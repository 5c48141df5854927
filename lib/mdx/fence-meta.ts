/** Options after the language of a code fence: `title="a.json" {1,3-5} showLineNumbers`, or `live` after `mermaid`. */
export type FenceMeta = {
  title?: string
  /** Numbers of the highlighted lines, from 1. */
  highlight: number[]
  lineNumbers: boolean
  /** Whether a diagram is always rendered in the browser instead of from a file. */
  live: boolean
}

/** Parses the text after the language of a code fence. Unknown words are ignored, as in other site generators. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? ''
  const title = text.match(/\btitle=(?:"([^"]*)"|'([^']*)')/)
  const rest = title ? text.replace(title[0], ' ') : text
  const highlight: number[] = []
  for (const part of rest.match(/\{([\d,\s-]+)\}/)?.[1]?.split(',') ?? []) {
    const [from = Number.NaN, to = from] = part.split('-').map((value) => Number.parseInt(value, 10))
    for (let line = from; line <= to; line++) highlight.push(line)
  }
  return {
    ...(title && { title: title[1] ?? title[2] ?? '' }),
    highlight,
    lineNumbers: /\bshowLineNumbers\b/.test(rest),
    live: /\blive\b/.test(rest),
  }
}
