import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { exportedPages, OUT } from './exported'
import { copyWords, LEFT_OUT, missingWords, pageWords, titleWords } from './markdown-words'

const pages = exportedPages()
const copyOf = (route: string) => path.join(OUT, route, 'index.md')
const withCopy = pages.filter(({ route }) => existsSync(copyOf(route)))

test('the Markdown copy of a page has all words of its text, and all elements that carry meaning', () => {
  const texts = withCopy.map(({ route, body }) => ({ route, words: pageWords(body) })).filter(({ words }) => words.length > 0)
  expect(texts.length).toBeGreaterThan(200)
  const losses = texts.flatMap(({ route, words }) => {
    const missing = missingWords(words, copyWords(readFileSync(copyOf(route), 'utf8')))
    return missing.length > 0 ? [`${route}: ${missing.slice(0, 20).join(' ')}`] : []
  })
  expect(losses, 'Give the component a plain form with these words, or add what is left out to LEFT_OUT in markdown-words.ts').toEqual([])
})

test('the Markdown copy of a page begins with its heading', () => {
  for (const { route, body } of withCopy) {
    const [title = ''] = readFileSync(copyOf(route), 'utf8').split('\n')
    expect(missingWords(titleWords(body), copyWords(title)), route).toEqual([])
  }
})

test('the file with all pages contains the text of each listed copy', () => {
  const all = readFileSync(path.join(OUT, 'llms-full.txt'), 'utf8')
  expect(all).toContain('2<sup>53</sup>')
  for (const [, file = ''] of readFileSync(path.join(OUT, 'llms.txt'), 'utf8').matchAll(/\]\(https:\/\/[^/]+(\/[^)]+index\.md)\)/g))
    expect(all.includes(readFileSync(path.join(OUT, file), 'utf8').trim()), file).toBe(true)
})

test('the index for models has a section for each part of the sidebar, and the size of each copy', () => {
  const index = readFileSync(path.join(OUT, 'llms.txt'), 'utf8')
  const headers = [...readFileSync('content/navigation/docs-sidebar.yml', 'utf8').matchAll(/^- header: (.+)$/gm)]
  expect(headers.length).toBeGreaterThan(2)
  for (const [, header] of headers) expect(index).toContain(`\n## Documentation: ${header}\n`)
  const listed = [...index.matchAll(/^- \[.+\]\(https:\/\/[^/]+(\/[^)]+index\.md)\): .+ \((\d+) kB\)$/gm)]
  expect(listed.length).toBeGreaterThan(200)
  for (const [, file = '', size] of listed) expect(Math.ceil(statSync(path.join(OUT, file)).size / 1000), file).toBe(Number(size))
})

describe('the comparison', () => {
  const missing = (html: string, markdown: string) =>
    missingWords(pageWords(`<div class="prose mt-8">${html}</div><p>After</p>`), copyWords(markdown))

  test('finds a lost word, also if another place has the same word, and a lost element', () => {
    expect(missing('<p>Read <b>one</b> and one.</p>', 'Read one.')).toEqual(['and', 'one'])
    expect(missing('<p>2<sup>53</sup></p>', '253')).toEqual(['2', '<sup>', '53'])
    expect(missing('<p>2<sup>53</sup> <del>x</del></p>', '2<sup>53</sup> ~~x~~')).toEqual([])
  })

  test('accepts other marks, other spaces and additional words', () => {
    const html = '<ul><li>A<code>b</code>c</li></ul><table><tr><td>d<br>e</td></tr></table><img alt="f">'
    expect(missing(html, '- A`b`c, more\n\n| x |\n| - |\n| d<br>e |')).toEqual([])
  })

  test('leaves out only what the list names', () => {
    for (const [name, attribute] of [
      ['button'],
      ['div', 'role="tablist"'],
      ['span', 'class="term-tip"'],
      ['abbr', 'title="No label available"'],
    ])
      expect(missing(`<section>a <${name} ${attribute ?? ''}>lost</${name}></section>`, 'a'), name).toEqual([])
    expect(LEFT_OUT.filter(({ reason }) => reason.length < 10)).toEqual([])
    expect(missing('<p class="x">a <span class="note">b</span></p>', 'a')).toEqual(['b'])
  })
})
