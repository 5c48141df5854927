/** An SVG in which all HTML is valid. Mermaid puts paragraphs into spans, and names on shapes that cannot have one. */
const validMarkup = (svg: string) =>
  svg
    .replace(/<span( class="\w+Label")>(<p>[\s\S]*?<\/p>)<\/span>/g, '<div$1>$2</div>')
    .replace(/(<(?:line|rect)\b[^>]*?)\sname="[^"]*"/g, '$1')

/** Distance of a group's title from its left side, in pixels. */
const TITLE_MARGIN = 12

/** An SVG in which the titles of groups are at the left. In the middle, arrows that enter from above would cross them. */
const titlesAtLeft = (svg: string) =>
  svg.replace(
    /(<rect [^>]*?\bx="([\d.-]+)"[^>]*><\/rect><g class="cluster-label[^"]*" transform="translate\()[\d.-]+/g,
    (_all, before: string, x: string) => before + String(Math.round((Number(x) + TITLE_MARGIN) * 10) / 10),
  )

/**
 * Makes an SVG of Mermaid valid, and reduces its size. Removes its styles, which app/styles/mermaid.css replaces, unused markers, empty
 * groups and data attributes, and rounds numbers to one decimal. A tidy SVG stays as it is.
 */
export function tidySvg(svg: string): string {
  const used = new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]))
  const short = (number: string) => String(Math.round(Number(number) * 10) / 10)
  let tidy = titlesAtLeft(validMarkup(svg))
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
