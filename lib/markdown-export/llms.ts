/** A list page as Markdown: title, description and URL, and one line for each entry. URLs are absolute. */
export const listMarkdown = (
  page: { title: string; description: string; url: string },
  entries: ReadonlyArray<{ title: string; description: string; url: string }>,
): string =>
  `# ${page.title}\n\n> ${page.description}\n\nSource: ${page.url}\n\n${entries
    .map(({ title, url, description }) => `- [${title}](${url}): ${description}\n`)
    .join('')}`

/** A page in the index for language models. URLs are absolute. `bytes` is the size of its Markdown. */
type ListedPage = { title: string; description: string; markdown: string; bytes: number }
type IndexSection = { name: string; pages: readonly ListedPage[] }

/** A size for readers, rounded up: 12 kB or 1.3 MB, with 1,000 bytes in a kB. */
const sizeText = (bytes: number) => (bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(Math.ceil(bytes / 1e5) / 10).toFixed(1)} MB`)

const sizeOf = (pages: readonly ListedPage[]) => pages.reduce((sum, { bytes }) => sum + bytes, 0)
const countText = (count: number) => (count === 1 ? '1 page' : `${count} pages`)

/**
 * Content of `/llms.txt` in the llmstxt.org format: a description of the site, the sections with their sizes, and then one line for each page,
 * grouped by section. @param full address of the file with all pages
 */
export function llmsIndex(site: { name: string; description: string }, sections: readonly IndexSection[], full: string): string {
  const shown = sections.filter(({ pages }) => pages.length > 0)
  const sizes = shown.map(({ name, pages }) => `- ${name}: ${countText(pages.length)}, ${sizeText(sizeOf(pages))}`)
  const lists = shown.map(({ name, pages }) => {
    const lines = pages.map(({ title, description, markdown, bytes }) => `- [${title}](${markdown}): ${description} (${sizeText(bytes)})`)
    return `## ${name}\n\n${lines.join('\n')}\n`
  })
  return [
    `# ${site.name}`,
    `> ${site.description}`,
    'Every page is available as Markdown: append `index.md` to its URL. The size of its Markdown is given in parentheses.',
    `All pages are also [in one file](${full}) of ${sizeText(sizeOf(shown.flatMap(({ pages }) => pages)))}. The sections are:`,
    sizes.join('\n'),
    lists.join('\n'),
  ].join('\n\n')
}

/** Content of `/llms-full.txt`: all pages, concatenated. */
export const llmsFull = (pages: readonly string[]) => `${pages.join('\n\n---\n\n')}\n`
