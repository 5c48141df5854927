import { describe, expect, test } from 'vitest'
import { readSource } from '../check/source-file'
import { description } from '../check/testing'
import { destinationOf, findPage } from './address'
import { planMove } from './move'

const page = (body: string, fields = '') => `---\ntitle: A page\ndescription: ${description}\n${fields}---\n\n${body}`

const OLD = '/docs/a/old/'
const texts: Record<string, string> = {
  'content/docs/a/old.mdx': page(
    '![A picture](./x.png) ![Another](../y.png) <Figure src="x.png" alt="x" />\n\nSee [it](../other/#part) and [itself](#part).\n',
  ),
  'content/docs/a/other.mdx': page(
    `See [it](${OLD}?tab=ui#part "Title"), [it](/docs/a/old), https://olake.io${OLD}, [it](../old/) and [another](/docs/a/older/).\n\n<Card title="x" href="${OLD}" />\n\n[ref]: ${OLD}\n\n\`\`\`bash\nopen ${OLD}\n\`\`\`\n`,
    'redirect_from:\n  - /docs/b/new/\n  - /docs/x/\n',
  ),
  'content/docs/shared/One.mdx': page('Text.\n'),
  'content/docs/uses.mdx': page('<Snippet name="One" />\n'),
  'content/blog/first.mdx': page('Text.\n', 'slug: first-post\n'),
  'content/webinar/w-1.mdx': page('Text.\n'),
  'content/webinar/w-1-confirmation.mdx': page('Text.\n', 'confirms: w-1 # the session\n'),
  'content/community/folder/index.mdx': page('Text.\n', 'kind: event\n'),
}
const data = {
  'content/data/home.yml': `# Home\nitems:\n  - Old: ${OLD}\n    text: "See [it](${OLD}#part), not ${OLD}more/." # kept\n`,
  'content/data/a.json': `{ "href":"https://olake.io${OLD}" }\n`,
  'content/navigation/docs-sidebar.yml': '# Docs\n- a/old # first\n- label: B\n  link: a/other\n  items: [b/c]\n',
  'content/redirects/a.yml': `/x: ${OLD}\n/docs/b/new: /y/\n/y: "${OLD}?tab=ui"\n`,
  'content/blog/series.yml': '- title: Old\n  posts: [first-post, second]\n',
}
const code = {
  'app/page.tsx': `<a href="${OLD}#part">x</a>\n`,
}

/** Plans a move in a site with some more or other files. */
function plan(from: string, to: string, changes: Record<string, string> = {}, changedData: Record<string, string> = data) {
  const pages = new Map(Object.entries({ ...texts, ...changes }))
  const read = [...pages].map(([file, text]) => readSource(file, text, 'content'))
  const sources = read.flatMap(({ source }) => source ?? [])
  const source = findPage(from, sources, 'content')
  const move = { from: source, to: destinationOf(to, source, 'content'), origin: 'https://olake.io' }
  return planMove(move, {
    contentDir: 'content',
    sources,
    pages,
    data: new Map(Object.entries(changedData)),
    code: new Map(Object.entries(code)),
  })
}

const moved = plan('docs/a/old', 'docs/b/new')

describe('the moved page', () => {
  const text = moved.texts.get('content/docs/b/new.mdx') ?? ''

  test('keeps its pictures and its relative links', () => {
    expect(text).toContain('![A picture](../a/x.png) ![Another](../y.png) <Figure src="../a/x.png"')
    expect(text).toContain('[it](/docs/a/other/#part) and [itself](#part)')
  })

  test('redirects from its former address', () => {
    expect(text).toMatch(new RegExp(`^---\ntitle: A page\ndescription: .*\nredirect_from: \\[${OLD}\\]\n---\n`))
  })

  test('redirects from several addresses, and not from its own', () => {
    const back = plan('docs/a/old', 'docs/b/new', {
      'content/docs/a/old.mdx': page('Text.\n', 'redirect_from:\n  - /docs/b/new/\n  - /docs/c/\nkeywords: [a]\n'),
      'content/docs/a/other.mdx': page('Text.\n'),
    })
    expect(back.texts.get('content/docs/b/new.mdx')).toContain(`\nredirect_from:\n  - /docs/c/\n  - ${OLD}\nkeywords: [a]\n---\n`)
  })

  test('has the address of its new file, and no slug', () => {
    const text = plan('/blog/first-post/', '/blog/other/').texts.get('content/blog/other.mdx')
    expect(text).toContain('redirect_from: [/blog/first-post/]')
    expect(text).not.toContain('slug')
  })
})

test('addresses in other pages lead to the new one and keep anchors, query strings and titles; the check finds relative links', () => {
  const other = moved.texts.get('content/docs/a/other.mdx')
  expect(other).toContain(
    'See [it](/docs/b/new/?tab=ui#part "Title"), [it](/docs/b/new/), https://olake.io/docs/b/new/, [it](../old/) and [another](/docs/a/older/).',
  )
  expect(other).toContain('<Card title="x" href="/docs/b/new/" />\n\n[ref]: /docs/b/new/\n')
})

test('other pages no longer redirect from the new address', () => {
  expect(moved.texts.get('content/docs/a/other.mdx')).toContain('\nredirect_from:\n  - /docs/x/\n---\n')
})

test('data files and the sidebar change only where they name the page', () => {
  expect(moved.texts.get('content/data/home.yml')).toBe(
    `# Home\nitems:\n  - Old: /docs/b/new/\n    text: "See [it](/docs/b/new/#part), not ${OLD}more/." # kept\n`,
  )
  expect(moved.texts.get('content/data/a.json')).toBe('{ "href":"https://olake.io/docs/b/new/" }\n')
  expect(moved.texts.get('content/navigation/docs-sidebar.yml')).toBe(data['content/navigation/docs-sidebar.yml'].replace('a/old', 'b/new'))
  expect(moved.texts.get('content/redirects/a.yml')).toBe('/x: /docs/b/new/\n/y: "/docs/b/new/?tab=ui"\n')
  expect(moved.texts.has('content/blog/series.yml')).toBe(false)
})

test('samples follow the page, and code is reported with file and line', () => {
  expect(moved.texts.get('content/docs/a/other.mdx')).toContain('open /docs/b/new/\n')
  expect(moved.notes.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    `app/page.tsx:1 contains ${OLD}; write /docs/b/new/`,
  ])
  expect([...moved.texts.keys()].filter((file) => !file.startsWith('content/'))).toEqual([])
})

test('series, confirmations and snippets follow the page', () => {
  expect(plan('blog/first', 'blog/other').texts.get('content/blog/series.yml')).toBe('- title: Old\n  posts: [other, second]\n')
  expect(plan('webinar/w-1', 'webinar/w-2').texts.get('content/webinar/w-1-confirmation.mdx')).toContain('confirms: w-2 # the session')
  const named = { 'content/docs/a/my_page.mdx': page('Text.', 'slug: my_page\n') }
  expect(plan('docs/a/my_page', 'docs/b/my_page', named).texts.get('content/docs/b/my_page.mdx')).toContain('slug: my_page\n')
  expect(plan('https://a.example/docs/a/old/', '/docs/b/new/').texts.has('content/docs/b/new.mdx')).toBe(true)
  expect(plan('docs/shared/One', 'docs/shared/Two').texts.get('content/docs/uses.mdx')).toContain('<Snippet name="Two" />')
})

test('the page of a folder stays one, and an event keeps its kind of address', () => {
  const { texts: changed } = plan('/event/folder/', '/event/other/')
  expect([...changed.keys()]).toEqual(['content/community/other/index.mdx'])
  expect(changed.get('content/community/other/index.mdx')).toContain('redirect_from: [/event/folder/]')
})

test.each(['docs/b/new.md', 'docs/b/new.mdx', 'content/docs/b/new.md', '/docs/b/new.mdx', 'docs/b/new.md.mdx'])(
  'the new name %s stands for a file that ends in .mdx',
  (name) => {
    expect(plan('docs/a/old', name).texts.has('content/docs/b/new.mdx')).toBe(true)
  },
)

test('the old name can be a whole address or have the extension of Markdown, and names that a page has stay', () => {
  expect(plan('content/docs/a/old.md', 'docs/b/new').texts.has('content/docs/b/new.mdx')).toBe(true)
  expect(plan('docs/shared/One', 'docs/shared/Two_B.mdx').texts.has('content/docs/shared/Two_B.mdx')).toBe(true)
})

test.each([
  ['an unknown page', () => plan('docs/a/odl', 'docs/b'), 'Did you mean "docs/a/old"?'],
  ['a file that exists', () => plan('docs/a/old', 'content/docs/a/other.mdx'), 'content/docs/a/other.mdx exists'],
  [
    'an address that is taken',
    () => plan('webinar/w-1', 'webinar/w-3', { 'content/webinar/x.mdx': page('Text.', 'slug: w-3\n') }),
    'is already the address of content/webinar/x.mdx',
  ],
  ['a folder', () => plan('docs/a/old', 'docs/b/'), '"docs/b/" is a folder. Write docs/b/old for the page in it, or docs/b'],
  ['another kind of page', () => plan('docs/a/old', 'blog/new'), 'other front matter'],
  ['an address with capital letters', () => plan('docs/a/old', '/docs/b/New-Page/'), 'Write docs/b/new-page.'],
  ['a name with underscores', () => plan('docs/a/old', 'docs/b/new_page.mdx'), 'Write docs/b/new-page.'],
  ['a name with spaces', () => plan('docs/a/old', 'content/docs/b/A new page.mdx'), 'Write docs/b/a-new-page.'],
  ['a place outside of the content', () => plan('docs/a/old', 'docs/../../x'), 'cannot be the path of a page'],
  ['a folder that is no collection', () => plan('docs/a/old', '/news/x/'), 'is not in a collection'],
  [
    'a page that cannot be parsed',
    () => plan('docs/bad', 'docs/b', { 'content/docs/bad.mdx': page('{') }),
    'content/docs/bad.mdx cannot be parsed',
  ],
])('%s stops the move', (_, run, message) => {
  expect(run).toThrow(message)
})
