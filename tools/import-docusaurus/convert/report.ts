import { type Note, noteTopics } from './note'

/** The result of an import, for the report. Paths of files are below the content folder. */
export type ImportSummary = {
  site: string
  out: string
  /** Folder with the imported versions of files that were kept. */
  reportFolder: string
  pages: { docs: number; articles: number; snippets: number; pictures: number }
  written: readonly string[]
  unchanged: readonly string[]
  kept: readonly string[]
  /** Pages whose address changed. */
  moved: ReadonlyArray<{ from: string; to: string }>
  /** Paths in `public/` of files that pages link to. */
  linkedFiles: readonly string[]
  /** Languages of Shiki that code fences need and that the site did not highlight. */
  languages: readonly string[]
  notes: readonly Note[]
}

const section = (title: string, intro: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`## ${title}`, '', intro, '', ...lines, '']

const advice: Record<Note['topic'], string> = {
  'Unknown components': 'Search the pages for "Not imported", and write the content with the components in AUTHORING.md.',
  'Code in pages': 'Pages run no code. Write the result, or add a component.',
  Pictures: 'Add missing pictures, and describe what each picture shows.',
  Links: 'Correct these links. The content check warns about them until then.',
  Text: 'Compare these lines with the former page.',
  'Code blocks': 'Check that these blocks look right.',
  'Front matter': 'Read titles and descriptions that are new, because search engines show them.',
  Sidebar: 'Check the sidebar at these places.',
  Blogs: 'Check the articles and their lists.',
  Redirects: 'Check these addresses.',
  Configuration: 'Decide about each of these.',
}

const keptAdvice = (name: string, { out, reportFolder }: ImportSummary) =>
  `- \`${out}/${name}\`: the imported version is \`${reportFolder}/${name}\`. Copy from it what you need.`

/** Notes of one topic, in the order of their first place. The same message about several places is one line, followed by its places. */
function linesOf(notes: readonly Note[], topic: Note['topic']): string[] {
  const places = new Map<string, Set<string>>()
  for (const { file, line, message } of notes.filter((note) => note.topic === topic))
    places.set(message, (places.get(message) ?? new Set()).add(`\`${file}:${line}\``))
  return [...places].map(([message, [first = '', ...more]]) =>
    more.length === 0 ? `- ${first} ${message}` : `- ${message}, at ${more.length + 1} places: ${[first, ...more].join(', ')}`,
  )
}

const countOf = (texts: readonly string[]) => new Set(texts).size

/** The counts of an import, one line each. */
function summaryLines({ pages, written, unchanged, kept, moved, notes }: ImportSummary): string[] {
  const files = `${written.length} files written, ${unchanged.length} unchanged, ${kept.length} kept because they exist with other text`
  return [
    `${pages.docs} documentation pages, ${pages.articles} articles, ${pages.snippets} snippets, ${pages.pictures} pictures`,
    files,
    `${moved.length} pages with a new address, which redirect from the former one`,
    `${countOf(notes.map(({ file, line, message }) => `${file}:${line} ${message}`))} places to look at, with ${countOf(notes.map(({ topic, message }) => `${topic} ${message}`))} different messages`,
  ]
}

/** Most lines of a summary, and messages of each topic in it. */
const SUMMARY_LINES = 40
const MESSAGES_OF_TOPIC = 3
const LONGEST = 160

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

/** What the command prints: the most frequent messages of each topic, and the counts. The report has everything. */
export function consoleSummary(summary: ImportSummary): string[] {
  const topics = noteTopics.flatMap((topic) => {
    const counts = new Map<string, number>()
    const notes = summary.notes.filter((note) => note.topic === topic)
    for (const { message } of notes) counts.set(message, (counts.get(message) ?? 0) + 1)
    if (notes.length === 0) return []
    const most = [...counts].sort((a, b) => b[1] - a[1]).slice(0, MESSAGES_OF_TOPIC)
    const more = counts.size > most.length ? [`    and ${counts.size - most.length} other messages`] : []
    return [[`  ${topic}: ${notes.length}`, ...most.map(([message, count]) => `    ${count} × ${cut(message)}`), ...more]]
  })
  const counts = summaryLines(summary).map((line) => `✓ ${line}`)
  const room = SUMMARY_LINES - counts.length
  const complete = topics.flat()
  // With many topics, the least important ones are one line each.
  for (let last = topics.length - 1; complete.length > room && last >= 0; last--) {
    topics[last] = topics[last]?.slice(0, 1) ?? []
    complete.splice(0, complete.length, ...topics.flat())
  }
  return [...complete, ...counts]
}

/** The report of an import as Markdown. */
export function importReport(summary: ImportSummary): string {
  const { site, out, kept, moved, linkedFiles, languages, notes } = summary
  const lines = [
    `# Import of ${site}`,
    '',
    ...summaryLines(summary).map((line) => `- ${line}`),
    '',
    `Next, run \`npm run check:content\`${out === 'content' ? '' : ` with \`SITE_CONTENT=${out}\``}, and look at the following places.`,
    '',
    ...section(
      'Kept files',
      'These files exist with other text, and were not changed.',
      kept.map((name) => keptAdvice(name, summary)),
    ),
    ...section(
      'Changed addresses',
      'The former addresses redirect, because `redirect_from` lists them.',
      moved.map(({ from, to }) => `- \`${from}\` is now \`${to}\``),
    ),
    ...section(
      'Linked files',
      'Copy these files from the static folder of the former site to `public/`.',
      linkedFiles.map((file) => `- \`public${file}\``),
    ),
    ...section(
      'Languages',
      'The code of the pages needs these languages, which are now in `lib/mdx/languages.ts`.',
      languages.map((name) => `- ${name}`),
    ),
    ...noteTopics.flatMap((topic) => section(topic, advice[topic], linesOf(notes, topic))),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}
