/** A page in the lists for language models. Addresses are absolute. */
export type ListedPage = { title: string; description: string; markdown: string }

/** `/llms.txt` in the form of llmstxt.org: what the site is, then its pages by section with one line each. */
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
  return `# ${site.name}\n\n> ${site.description}\n\nEvery page is available as Markdown: add \`index.md\` to its address.\n\n${lists.join('\n')}`
}

/** `/llms-full.txt`: all pages one after the other. */
export const llmsFull = (pages: readonly string[]) => `${pages.join('\n\n---\n\n')}\n`
