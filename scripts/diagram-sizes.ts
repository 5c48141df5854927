/** Writes `size=WxH` into each `mermaid` fence of a text, in order. */
export function withSizes(text: string, sizes: ReadonlyArray<string | undefined>): string {
  let index = 0
  return text.replace(/^(\s*```mermaid)([^\n]*)$/gm, (_line, fence: string, meta: string) => {
    const size = sizes[index++]
    const rest = meta.replace(/\s*size=\S+/, '')
    return `${fence}${rest}${size ? ` size=${size}` : ''}`
  })
}
