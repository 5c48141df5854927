import { evaluate } from '@mdx-js/mdx'
import type { ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { analyseTree, parseBody } from './analyse'
import { rehypePlugins, remarkPlugins } from './pipeline'

const components = {
  Admonition: ({ kind, title, children }: { kind: string; title?: string; children: ReactNode }) => (
    <aside data-kind={kind} title={title}>
      {children}
    </aside>
  ),
  CodeBlock: ({ html, ...rest }: { html: string; title?: string; numbered?: string; language: string }) => (
    <pre data-title={rest.title} data-numbered={rest.numbered} data-language={rest.language}>
      {html}
    </pre>
  ),
  Mermaid: ({ source, caption }: { source: string; caption?: string }) => <pre data-caption={caption}>{source}</pre>,
  Screenshot: ({ src }: { src: string }) => src,
  TabItem: ({ children }: { children: ReactNode }) => children,
}

async function render(source: string): Promise<string> {
  const { default: Content } = await evaluate(source, { ...runtime, remarkPlugins, rehypePlugins })
  return renderToStaticMarkup(<Content components={components} />).replace(/\n+/g, '\n')
}

test('admonitions can have a title and can be nested', async () => {
  const html = await render('::::warning[Mind the disk]\n\nText.\n\n:::danger\nInner.\n:::\n\n::::')
  expect(html).toContain('<aside data-kind="warning" title="Mind the disk"><p>Text.</p>')
  expect(html).toContain('<aside data-kind="danger"><p>Inner.</p></aside>')
})

test('an admonition title can follow the kind after a space', async () => {
  expect(await render(':::tip Mind the *disk* [now]\n\nText.\n:::')).toContain('<aside data-kind="tip" title="Mind the disk [now]">')
  expect(await render(':::tip A ] bracket\nText.\n:::')).toContain('<aside data-kind="tip" title="A ] bracket">')
  expect(await render('> - :::note Inside\n>   Text.\n>   :::')).toContain('<aside data-kind="note" title="Inside">')
  expect(await render('````text\n```\n:::tip Title\n````')).toContain(':::tip Title')
})

test('text that is nested too deeply fails with its position instead of hanging', async () => {
  await expect(render(`Text\n\n${'- '.repeat(2000)}x`)).rejects.toMatchObject({
    line: 3,
    reason: expect.stringContaining('nests deeper than'),
  })
})

test('an empty header cell of a table is an ordinary cell, and the headers beside it belong to columns', async () => {
  expect(await render('|  | A |\n|---|---|\n| B | 1 |')).toContain('<tr><td></td><th scope="col">A</th></tr>')
})

test('a column with long texts has a minimum width and keeps its alignment, but two columns share the width', async () => {
  const row = (text: string) => `| Mode | Since | Meaning |\n|---|---|--:|\n| CDC | 1 | ${text} |`
  expect(await render(row('Changes since the last run'))).toContain('<th style="min-width:8.5rem;text-align:right">Meaning</th>')
  expect(await render(row('Rows that were inserted, updated or deleted since the last run'))).toContain('min-width:13rem')
  expect(await render(row('Changes'))).not.toContain('min-width')
  expect(await render('| Mode | Meaning |\n|---|---|\n| CDC | Changes since the last run |')).not.toContain('min-width')
})

test('a short value stays in one line, and a long name in code can break between its parts', async () => {
  const table = await render(
    '| `max_replication_slots` | 16 min 24 s | Reads `wal_level_of_the_server` |\n|---|---|---|\n| `publish_via_partition_root` | 5 or more | `pg_replication_slot_advance` holds more words |\n| `temporalio/auto-setup:1.22.3` | 1 | 2 |',
  )
  expect(table).toContain('<td><code data-parts="">publish_<wbr/>via_<wbr/>partition_<wbr/>root</code></td>')
  expect(table).toContain('<code data-parts="">temporalio/<wbr/>auto-<wbr/>setup:<wbr/>1.22.3</code>')
  expect(table).toContain('<td data-short="">5 or more</td>')
  expect(table).toContain('<td><code data-parts="">pg_<wbr/>replication_<wbr/>slot_<wbr/>advance</code> holds more words</td>')
  expect(table).not.toContain('max_<wbr/>')
})

test('an unknown admonition fails the build and suggests the nearest kind', async () => {
  await expect(render(':::warnin\nx\n:::')).rejects.toThrow('Unknown admonition ":::warnin". Did you mean "warning"?')
})

test('ports and times in text are not parsed as directives', async () => {
  expect(await render('Open localhost:8000 at 10:30, not :note.')).toBe('<p>Open localhost:8000 at 10:30, not :note.</p>')
})

test('HTML comments and expression comments are not rendered', async () => {
  expect(await render('A\n\n<!-- hidden -->\n\n{/* truncate */}\n\nB <!-- inline --> C')).toBe('<p>A</p>\n<p>B  C</p>')
})

test('comments can span several lines, contain dashes and appear in lists', async () => {
  expect(await render('A\n\n<!-- one\n\n- two -- three\n-->\n\nB')).toBe('<p>A</p>\n<p>B</p>')
  expect(await render('- item\n  <!-- note -->\n- next')).toContain('<li>next</li>')
  expect(await render('`<!-- code -->`')).toBe('<p><code>&lt;!-- code --&gt;</code></p>')
})

test('headings have an anchor link and a generated or custom ID', async () => {
  const html = await render('## Sync modes [#modes]\n\n## Set up `CDC`')
  expect(html).toContain('<h2 id="modes">Sync modes<a')
  expect(html).toContain('<h2 id="set-up-cdc">')
  expect(html).toContain('aria-label="Link to this section"')
})

test('the table of contents has the same IDs as the rendered headings, including numbers for repeated ones', async () => {
  const source = '## Same\n\n### Deep one\n\n## Same\n\n## Own [#own]\n\n<TabItem>\n\n### In a tab\n\n</TabItem>\n\n## In a tab'
  const rendered = [...(await render(source)).matchAll(/<h[23] id="([^"]+)"/g)].map((match) => match[1])
  expect(rendered).toEqual(['same', 'deep-one', 'same-1', 'own', 'in-a-tab', 'in-a-tab-1'])
  expect(analyseTree(parseBody(source), source).headings.map(({ id }) => id)).toEqual(rendered)
})

test('code fences are rendered with title, line numbers and language', async () => {
  const html = await render('```yml title="a.yml" showLineNumbers\na: 1\n```')
  expect(html).toContain('data-title="a.yml" data-numbered="yes" data-language="yaml"')
})

test('an unknown language fails the build and suggests the nearest one', async () => {
  await expect(render('```pyton\nx\n```')).rejects.toThrow('Unknown code language "pyton". Did you mean "python"?')
})

test('mermaid fences keep their source and caption', async () => {
  expect(await render('```mermaid title="A way"\nflowchart LR\n```')).toContain('data-caption="A way">flowchart LR</pre>')
})

test('only the first image of a page is marked', async () => {
  const html = await render('![one](/a.png)\n\n![two](/b.png)')
  expect(html.match(/data-first/g)).toHaveLength(1)
})

test('image paths in components are resolved against the folder of the page', async () => {
  const file = new VFile({ value: '<Screenshot src="../images/jobs.webp" />', data: { rawDocumentData: { sourceFileDir: 'docs/jobs' } } })
  const { default: Content } = await evaluate(file, { ...runtime, remarkPlugins, rehypePlugins })
  expect(renderToStaticMarkup(<Content components={components} />)).toBe('docs/images/jobs.webp')
})
