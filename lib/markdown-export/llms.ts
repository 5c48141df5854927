/** A list page as Markdown: title, description and URL, and one line for each entry. URLs are absolute. */
export const listMarkdown = (
  page: { title: string; description: string; url: string },
  entries: ReadonlyArray<{ title: string; description: string; url: string }>,
): string =>
  `# ${page.title}\n\n> ${page.description}\n\nSource: ${page.url}\n\n${entries
    .map(({ title, url, description }) => `- [${title}](${url}): ${description}\n`)
    .join('')}`

/** A page in the index for language models. URLs are absolute. */
export type ListedPage = { title: string; description: string; markdown: string }

/** Content of `/llms.txt` in the llmstxt.org format: a description of the site, then one line for each page, grouped by section. */
export function llmsIndex(
  site: { name: string; description: string },
  sections: ReadonlyArray<{ name: string; pages: readonly ListedPage[] }>,
): string {
  const lists = sections
    .filter(({ pages }) => pages.length > 0)
    .map(({ name, pages }) => {
      const lines = pages.map(({ title, description, markdown }) => `- [${title}](${markdown}): ${description}`)
      return `## ${name}\n\n${lines.join('\n')}\n`
    })
  return `# ${site.name}\n\n> ${site.description}\n\nEvery page is available as Markdown: append \`index.md\` to its URL.\n\n${lists.join('\n')}`
}

/** Content of `/llms-full.txt`: all pages, concatenated. */
export const llmsFull = (pages: readonly string[]) => `${pages.join('\n\n---\n\n')}\n`
