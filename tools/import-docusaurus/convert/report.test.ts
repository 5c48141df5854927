import { expect, test } from 'vitest'
import { noteTopics } from './note'
import { consoleSummary, type ImportSummary, importReport } from './report'

const summary: ImportSummary = {
  site: 'old',
  out: 'content',
  reportFolder: 'import-report',
  pages: { docs: 1, articles: 0, snippets: 0, pictures: 0 },
  written: [],
  unchanged: ['docs/a.mdx'],
  kept: ['docs/b.mdx'],
  moved: [{ from: '/a', to: '/docs/a/' }],
  languages: ['rust'],
  linkedFiles: ['/files/a.zip'],
  notes: [{ topic: 'Links', file: 'docs/a.md', line: 7, message: 'leads nowhere' }],
}

test('the report counts files, and names kept files, changed addresses, linked files and every place with its line', () => {
  const report = importReport(summary)
  expect(report).toContain('- 0 files written, 1 unchanged, 1 kept because they exist with other text\n')
  expect(report).toContain('- `content/docs/b.mdx`: the imported version is `import-report/docs/b.mdx`. Copy from it what you need.\n')
  expect(report).toContain('- `/a` is now `/docs/a/`\n')
  expect(report).toContain('- `public/files/a.zip`\n')
  expect(report).toContain(
    '## Links\n\nCorrect these links. The content check warns about them until then.\n\n- `docs/a.md:7` leads nowhere\n',
  )
})

test('equal messages of a topic are one line with all places', () => {
  const note = (file: string, line: number, message = 'leads nowhere') => ({ topic: 'Links' as const, file, line, message })
  const notes = [note('docs/a.md', 7), note('docs/a.md', 8, 'is empty'), note('docs/a.md', 9), note('docs/b.md', 1), note('docs/b.md', 1)]
  const report = importReport({ ...summary, notes })
  expect(report).toContain('- 4 places to look at, with 2 different messages\n')
  expect(report).toContain('\n\n- leads nowhere, at 3 places: `docs/a.md:7`, `docs/a.md:9`, `docs/b.md:1`\n- `docs/a.md:8` is empty\n')
})

test('the console shows the most frequent messages of each topic in at most 40 lines, and what readers lose first', () => {
  const notes = noteTopics.flatMap((topic) =>
    ['a', 'b', 'b', 'c', 'd'].map((message, line) => ({ topic, file: 'docs/a.md', line, message: message.repeat(300) })),
  )
  const lines = consoleSummary({ ...summary, notes: [...notes].reverse() })
  expect(lines.length).toBeLessThanOrEqual(40)
  expect(lines[0]).toBe('  Unknown components: 5')
  expect(lines[1]).toMatch(/^ {4}2 × b{159}…$/)
  expect(lines[4]).toBe('    and 1 other messages')
  expect(lines.at(-1)).toContain('5 places to look at, with 44 different messages')
})
