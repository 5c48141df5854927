/**
 * Reduces the size of an SVG of Mermaid. Removes its styles, which app/styles/mermaid.css replaces, unused markers, empty groups and data
 * attributes, and rounds numbers to one decimal.
 */
export function tidySvg(svg: string): string {
  const used = new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]))
  const short = (number: string) => String(Math.round(Number(number) * 10) / 10)
  let tidy = svg
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<(marker|filter|linearGradient|symbol)\b[^>]*\sid="([^"]+)"[\s\S]*?<\/\1>/g, (all, _name, id) => (used.has(id) ? all : ''))
    .replace(/\s(?:data-[\w-]+|aria-roledescription|role|xmlns:xlink)="[^"]*"/g, '')
    .replace(/(<svg[^>]*?)\swidth="[^"]*"/, '$1')
    .replace(/(<svg[^>]*?)\sstyle="[^"]*"/, '$1')
    .replace(/(["\s,A-Za-z(-])(\d+\.\d{2,})/g, (_all, before: string, number: string) => before + short(number))
  for (let before = ''; before !== tidy; ) {
    before = tidy
    tidy = tidy.replace(/<(g|defs|symbol)\b[^>]*><\/\1>|<(g|defs)\b[^>]*\/>/g, '')
  }
  return tidy
}
