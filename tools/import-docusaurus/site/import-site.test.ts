import { execFileSync } from 'node:child_process'
import { utimesSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { importReport } from '../convert/report'
import { type SmallSite, smallSite } from './testing'

const sites: SmallSite[] = []

const siteWith = (config: string, files: Record<string, string>) => {
  const site = smallSite(config, files)
  sites.push(site)
  return site
}

afterEach(() => {
  for (const site of sites.splice(0)) site.remove()
})

const blogOnly = "presets: [['classic', { docs: false, blog: {} }]]"

test('an article without a date gets that of its first commit, also after it was renamed, or that of the file', () => {
  const site = siteWith(blogOnly, { 'blog/before.md': '# Gates\n\nAll gates of the harbor.\n' })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Mara', '-c', 'user.email=mara@harbor.example', ...args], { cwd: site.folder, stdio: 'pipe' })
  git('init', '--quiet')
  git('add', '-A')
  git('commit', '--quiet', '--message', 'x', '--date', '2023-02-03T12:00:00Z')
  git('mv', 'blog/before.md', 'blog/gates.md')
  git('commit', '--quiet', '--message', 'x', '--date', '2024-02-03T12:00:00Z')
  const day = new Date('2022-05-06T12:00:00Z')
  utimesSync(site.write('blog/new.md', '# New gates\n\nGates that are not committed.\n'), day, day)
  const { messages, read } = site.run()
  expect(read('blog/gates.mdx')).toContain('date: 2023-02-03\n')
  expect(read('blog/new.mdx')).toContain('date: 2022-05-06\n')
  expect(messages).toContain('blog/gates.md:1 the article has no date; it is now 2023-02-03, the day of the first commit of the file')
  expect(messages).toContain('blog/new.md:1 the article has no date; it is now 2022-05-06, the day on which the file was last changed')
})

test('files that the configuration excludes do not become pages', () => {
  const text = '# Page\n\nAll gates of the harbor.\n'
  const site = siteWith(
    "presets: [['classic', { docs: { exclude: ['drafts/**', '**/*.wip.{md,mdx}'] }, blog: { exclude: ['old.md'] } }]]",
    {
      'docs/gates.md': text,
      'docs/drafts/next/plan.md': text,
      'docs/ships/new.wip.md': text,
      'blog/2024-01-01-news.md': text,
      'blog/old.md': text,
    },
  )
  const { summary, read } = site.run()
  expect(summary.written.filter((file) => file.endsWith('.mdx'))).toEqual(['blog/news.mdx', 'docs/gates.mdx'])
  expect(read('navigation/docs-sidebar.yml')).not.toContain('plan')
})

const redirecting = (options: string) =>
  `presets: [['classic', { blog: false }]], plugins: [['@docusaurus/plugin-client-redirects', { ${options} }]]`

test('addresses with former extensions redirect, and those of redirect_from', () => {
  const options = "fromExtensions: ['html'], redirects: [{ from: ['/old.html', '/c++'], to: '/docs/big-gates' }]"
  const site = siteWith(redirecting(options), {
    'docs/big-gates.md': '---\nredirect_from: [/gates/, /docs/gates]\nhide_title: true\n---\n\n# Gates\n\nAll gates of the harbor.\n',
  })
  const { messages, read } = site.run()
  expect(read('docs/big-gates.mdx')).toContain('redirect_from:\n  - /gates/\n  - /docs/gates/\n  - /old/\n')
  expect(read('redirects/docusaurus.yml')).toMatch(/\n\/docs\/big-gates.html: \/docs\/big-gates\/\n\/old.html: \/docs\/big-gates\/\n$/)
  expect(messages).toContain(
    'docusaurus.config.js:1 the redirect from /c++ was left out, because hosts read its characters * + : or brackets as a pattern',
  )
  expect(messages).toContain('docs/big-gates.md:3 this site does not have hide_title')
})

test('front matter that the content check would reject is left out or becomes plain text, with a note', () => {
  const site = siteWith("presets: [['classic', { blog: false }]]", {
    'docs/flag.md':
      '---\nslug: /docs/a b\nsidebar_label: "**Flag**"\n---\n\n# The `<table>` flag\n\n`/** @flag */` makes a **gate** of every `<table>` of the harbor, as its keeper does at six in the morning when the ships come in.\n',
  })
  const { messages, read } = site.run()
  expect(read('docs/flag.mdx').split('---')[1]).toBe(
    '\ntitle: The table flag\ndescription: "@flag makes a gate of every table of the harbor, as its keeper does at six in the morning when the ships come in."\nsidebar_label: Flag\nslug: a-b\nredirect_from:\n  - /docs/docs/a%20b/\n',
  )
  expect(messages).toContain(
    'docs/flag.md:1 the title "The <table> flag" is now "The table flag", because titles are plain, unique text of 2 to 70 characters',
  )
})

test('missing descriptions are one line of the report', () => {
  const text = (name: string) =>
    `# ${name}\n\nAll gates of the ${name} harbor are open from six in the morning until noon, and ships can enter in the order of their arrival.\n`
  const site = siteWith("presets: [['classic', { blog: false }]]", { 'docs/north.md': text('North'), 'docs/south.md': text('South') })
  const { summary, read } = site.run()
  expect(read('docs/north.mdx')).toContain(
    'description: All gates of the North harbor are open from six in the morning until noon, and ships can enter in the order of their arrival.\n',
  )
  expect(importReport(summary)).toContain(
    '- there is no description; it is now the beginning of the page, at 2 places: `docs/north.md:1`, `docs/south.md:1`',
  )
})

const page = (text: string) => `# ${text}\n\n${text} of the harbor, with all of its gates, cranes and ships.\n`

const versioned = {
  'docs/intro.md': page('Unreleased'),
  'versions.json': '["2.0", "1.0"]',
  'versioned_docs/version-2.0/intro.md': `${page('Published')}\n[Gates](@site/docs/gates.md)\n`,
  'versioned_docs/version-2.0/gates.md': page('Gates'),
  'versioned_sidebars/version-2.0-sidebars.json': '{"version-2.0/docs": [{"type": "doc", "id": "version-2.0/intro"}, "version-2.0/gates"]}',
  'versioned_docs/version-1.0/intro.md': page('Former'),
}

test('the published version of the documentation is imported, at its address, and the report names it', () => {
  const { summary, messages, read } = siteWith("presets: [['classic', { blog: false }]]", versioned).run()
  expect(read('docs/intro.mdx')).toContain('title: Published\n')
  expect(read('docs/intro.mdx')).toContain('[Gates](/docs/gates/)')
  expect(read('docs/intro.mdx')).not.toContain('redirect_from')
  expect(read('navigation/docs-sidebar.yml')).toMatch(/\n- intro\n- gates\n$/)
  expect(summary.pages.docs).toBe(2)
  expect(messages).toContain(
    'docusaurus.config.js:1 version 2.0 of the documentation is imported, from versioned_docs/version-2.0; the other versions (1.0, current) are not. For another one: --docs-version current',
  )
})

test.each([
  ['current', 'Unreleased', '/docs/next/intro/'],
  ['1.0', 'Former', '/docs/1.0/intro/'],
])('--docs-version %s imports that version', (docsVersion, title, former) => {
  const { read } = siteWith("presets: [['classic', { blog: false }]]", versioned).run({ docsVersion })
  expect(read('docs/intro.mdx')).toContain(`title: ${title}\n`)
  expect(read('docs/intro.mdx')).toContain(`  - ${former}\n`)
})

test('lastVersion and the path of a version are taken from the configuration', () => {
  const config = "presets: [['classic', { blog: false, docs: { lastVersion: 'current', versions: { current: { path: 'now' } } } }]]"
  const { read } = siteWith(config, versioned).run()
  expect(read('docs/intro.mdx')).toContain('title: Unreleased\n')
  expect(read('docs/intro.mdx')).toContain('  - /docs/now/intro/\n')
})

test('versions that the configuration leaves out are neither imported nor offered', () => {
  const config = "presets: [['classic', { blog: false, docs: { onlyIncludeVersions: ['1.0'] } }]]"
  const { messages, read } = siteWith(config, versioned).run()
  expect(read('docs/intro.mdx')).toContain('title: Former\n')
  expect(messages).toContain(
    'docusaurus.config.js:1 version 1.0 of the documentation is imported, from versioned_docs/version-1.0; it is the only one that the site publishes',
  )
})

test('a version that does not exist is an error that names those that do', () => {
  expect(() => siteWith("presets: [['classic', { blog: false }]]", versioned).run({ docsVersion: '3.0' })).toThrow(
    'There is no version "3.0" of the documentation. Write one of 2.0, 1.0, current.',
  )
})

test('pages, partials, pictures, raw texts and sidebars outside of the folder of the site are found', () => {
  const imports =
    "import Note from './_Note.md'\nimport code from '!!raw-loader!../code/gate.js'\nimport CodeBlock from '@theme/CodeBlock'\n"
  const site = siteWith(
    "presets: [['classic', { blog: false, docs: { path: '../docs', sidebarPath: require.resolve('../sidebars.json') } }]]",
    {
      '../docs/intro.mdx': `${imports}\n${page('Intro')}\n<Note />\n\n![A gate](./gate.png)\n\n[Keys](./keys.md)\n\n<CodeBlock language="js">{code}</CodeBlock>\n`,
      '../docs/keys.md': page('Keys'),
      '../docs/_Note.md': 'Closed at night.\n',
      '../docs/gate.png': 'x',
      '../code/gate.js': 'open()\n',
      '../sidebars.json': '{"docs": ["keys", "intro"]}',
    },
  )
  const { messages, read } = site.run()
  expect(read('docs/intro.mdx')).toContain(
    '<Snippet name="Note" />\n\n![A gate](./images/gate.png)\n\n[Keys](/docs/keys/)\n\n```js\nopen()\n```\n',
  )
  expect(read('docs/shared/Note.mdx')).toContain('Closed at night.')
  expect(read('docs/images/gate.png')).toBe('x')
  expect(read('navigation/docs-sidebar.yml')).toMatch(/\n- keys\n- intro\n$/)
  expect(messages.filter((message) => message.includes('does not exist'))).toEqual([])
})

test('redirects from addresses that this site itself has are left out, with a note', () => {
  const config = `presets: [['classic', { blog: false }]], plugins: [
    ['@docusaurus/plugin-content-docs', { id: 'community', path: 'community', routeBasePath: 'community' }],
    ['@docusaurus/plugin-client-redirects', { redirects: [{ from: ['/search', '/blog/tags/gates', '/blog/rss.xml', '/old'], to: '/docs/intro' }] }],
  ]`
  const { messages, read } = siteWith(config, { 'docs/intro.md': page('Intro'), 'community/index.md': page('Community') }).run()
  expect(read('docs/community/index.mdx')).not.toContain('redirect_from')
  expect(read('docs/intro.mdx')).toContain('redirect_from:\n  - /old/\n')
  const leftOut = (from: string, to: string) =>
    `docusaurus.config.js:1 the redirect from ${from} to ${to} was left out, because a page has this address`
  expect(messages).toEqual(
    expect.arrayContaining([
      leftOut('/community', '/docs/community/'),
      leftOut('/search', '/docs/intro/'),
      leftOut('/blog/tags/gates', '/docs/intro/'),
      leftOut('/blog/rss.xml', '/docs/intro/'),
    ]),
  )
})

test('pages in a folder that has the name of that for snippets have one name in files, addresses and the sidebar', () => {
  const site = siteWith("presets: [['classic', { blog: false, docs: { sidebarPath: require.resolve('./sidebars.json') } }]]", {
    'docs/shared/keys.md': `${page('Keys')}\n[Keys](/docs/shared/keys)\n`,
    'sidebars.json': '{"docs": ["shared/keys"]}',
  })
  const { read } = site.run()
  expect(read('docs/shared-pages/keys.mdx')).toMatch(
    /redirect_from:\n {2}- \/docs\/shared\/keys\/\n---[\s\S]*\[Keys\]\(\/docs\/shared-pages\/keys\/\)/,
  )
  expect(read('docs/shared-pages/keys.mdx')).not.toContain('slug:')
  expect(read('navigation/docs-sidebar.yml')).toMatch(/\n- shared-pages\/keys\n$/)
})

test('the progress is told by phases and pages', () => {
  const files = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`docs/gate-${index}.md`, page(`Gate ${index}`)]))
  const told: string[] = []
  siteWith("presets: [['classic', { blog: false }]]", files).run({ progress: (message) => told.push(message) })
  expect(told).toEqual([
    'reading the configuration',
    'reading the pages',
    'converting page 1 of 101',
    'converting page 101 of 101',
    'writing the files',
  ])
})

test('only files that the configuration includes become pages, and a page can keep the number of its name', () => {
  const config = "presets: [['classic', { blog: false, docs: { include: ['**/*.mdx'] } }]]"
  const { summary, read } = siteWith(config, {
    'docs/01-gates.mdx': page('Gates'),
    'docs/7-seas.mdx': `---\nparse_number_prefixes: false\n---\n\n${page('Seas')}`,
    'docs/readme.md': page('Notes'),
  }).run()
  expect(summary.written.filter((file) => file.endsWith('.mdx'))).toEqual(['docs/7-seas.mdx', 'docs/gates.mdx'])
  expect(read('docs/7-seas.mdx')).not.toContain('redirect_from')
})

test('lists of a blog at other addresses redirect', () => {
  const config =
    "presets: [['classic', { docs: false, blog: { path: 'news', routeBasePath: 'news', tagsBasePath: 'topics', archiveBasePath: 'all' } }]]"
  const { read } = siteWith(config, { 'news/2024-01-02-gates.md': `---\ntags: [gates]\n---\n\n${page('Gates')}` }).run()
  expect(read('redirects/docusaurus.yml')).toMatch(/\/news\/topics\/gates\/?: \/blog\/tags\/gates\//)
  expect(read('redirects/docusaurus.yml')).toMatch(/\/news\/all\/?: \/blog\/archive\//)
})

test('comments of the site that mark lines of code, and code that makes the sidebar', () => {
  const config = `themeConfig: { prism: { magicComments: [{ className: 'bad', line: 'bad-line' }] } },
    presets: [['classic', { blog: false, docs: { sidebarItemsGenerator: () => [] } }]]`
  const { messages, read } = siteWith(config, { 'docs/gates.md': `${page('Gates')}\n\`\`\`js\n// bad-line\nopen()\n\`\`\`\n` }).run()
  expect(read('docs/gates.mdx')).toContain('```js\n// highlight-next-line\nopen()\n```')
  expect(messages).toContain(
    'docusaurus.config.js:1 the code of sidebarItemsGenerator was not run; check the order and the names of the entries',
  )
})

test('what this site has no place for is in the report', () => {
  const config = `presets: [['classic', { docs: { remarkPlugins: [() => {}], sidebarPath: './sidebars.js' }, blog: { blogTitle: 'News', blogDescription: 'Of all gates' } }]]`
  const generated = "{ type: 'generated-index', description: 'All gates of the harbor.' }"
  const { messages } = siteWith(config, {
    'sidebars.js': `module.exports = { a: [{ type: 'category', label: 'Gates', link: ${generated}, items: ['gates'] }] }`,
    'docs/gates.md': `${page('Gates')}\nOpen :rocket: at 10:30:00, port:8080:80.\n`,
    'blog/2024-01-02-news.md': page('News'),
    'blog/authors.yml': 'mara:\n  name: Mara\n  socials: { github: mara }\n',
    'i18n/fr/code.json': '{}',
    'src/pages/about.mdx': page('About'),
  }).run()
  expect(messages).toEqual(
    expect.arrayContaining([
      'docusaurus.config.js:1 the plugins in remarkPlugins were not run; look at pages with the syntax that they add',
      'docusaurus.config.js:1 the texts of the blog were left out; write them in lib/blogs.ts: News / Of all gates',
      'sidebars.js:1 the text of the generated page of "Gates" was left out: All gates of the harbor.',
      'i18n:1 translations are not imported; see locales in lib/settings.mjs',
      'src/pages/about.mdx:1 single pages are not imported; write a documentation page or a route, and redirect the former address',
      'docs/gates.md:5 :rocket: is text on this site; write the character instead',
      'blog/authors.yml:1 pictures, addresses for e-mail and further links of authors were left out; an author has a name, a text and one link here',
    ]),
  )
})

test('a heading that differs from the title stays the heading of a documentation page', () => {
  const { messages, read } = siteWith("presets: [['classic', { blog: {} }]]", {
    'docs/gates.md': `---\ntitle: Gates\n---\n\n${page('All gates of the harbor')}`,
    'blog/2024-01-02-news.md': `---\ntitle: News\n---\n\n${page('Old news')}`,
  }).run()
  expect(read('docs/gates.mdx')).toContain('title: Gates\nheading: All gates of the harbor\n')
  expect(messages).toContain('blog/2024-01-02-news.md:2 the h1 "Old news" was removed, because the title "News" is the h1')
})

test('a partial is found from the root of the site', () => {
  const { read } = siteWith("presets: [['classic', { blog: false }]]", {
    'docs/gates.md': `${page('Gates')}\nimport Hours from '/src/parts/_hours.mdx'\n\n<Hours />\n`,
    'src/parts/_hours.mdx': 'Open from six to noon.\n',
  }).run()
  expect(read('docs/gates.mdx')).toMatch(/<Snippet name="[^"]*hours" \/>/)
})

test('a blog of a plugin of the site, which adds to that of Docusaurus, is imported', () => {
  const config =
    "presets: [['classic', { docs: false, blog: false }]], plugins: [['./src/plugins/blog-plugin', { id: 'news', path: 'news', routeBasePath: 'news' }]]"
  const { read } = siteWith(config, { 'news/2024-01-02-gates.md': page('Gates') }).run()
  expect(read('blog/gates.mdx')).toContain('title: Gates\n')
})

test.each([
  ['format: md', '{open} <gate>', '\\{open} \\<gate>'],
  ['format: mdx', "{'open'}", 'open'],
])('the front matter mdx with %s decides what braces mean', (format, body, text) => {
  const { messages, read } = siteWith("presets: [['classic', { blog: false }]]", {
    'docs/gates.md': `---\nmdx:\n  ${format}\n---\n\n${page('Gates')}\n${body}\n`,
  }).run()
  expect(read('docs/gates.mdx')).toContain(`\n${text}\n`)
  expect(messages.filter((message) => message.includes('does not have'))).toEqual([])
})

test('a partial that uses its properties is text with their values, and another one stays a snippet', () => {
  const { messages, read } = siteWith("presets: [['classic', { blog: false }]]", {
    'docs/gates.md': `import Hours from './_hours.mdx'\nimport Rules from './_rules.mdx'\n\n${page('Gates')}\n<Hours from={6} night />\n\n<Rules of="gate" />\n`,
    'docs/_hours.mdx': "Open from {props.from} {props.night ? 'to midnight' : 'to noon'}{props.note}.\n",
    'docs/_rules.mdx': 'Stay behind the line.\n',
  }).run()
  expect(read('docs/gates.mdx')).toContain('\nOpen from 6 to midnight.\n\n<Snippet name="rules" />\n')
  expect(messages.filter((message) => message.includes('is code'))).toEqual([])
})

test('formulas are those of a site with a plugin for them', () => {
  const files = { 'docs/gates.md': `${page('Gates')}\nSet $x_1$.\n` }
  const site = siteWith("presets: [['classic', { blog: false }]]", files)
  expect(site.run().read('docs/gates.mdx')).toContain('Set $x_1$.')
  const drawing = siteWith("presets: [['classic', { blog: false }]]", { ...files, 'package.json': '{"dependencies":{"remark-math":"6"}}' })
  expect(drawing.run().read('docs/gates.mdx')).toContain('Set `x_1`.')
})

test('fields that only change how a page looks are in the report, and tags are words for the search', () => {
  const fields =
    'sidebar_class_name: green\nsidebar_custom_props: { icon: gate }\npagination_label: All\npagination_next: null\npagination_prev: keys\ntitle_meta: All gates\nhide_title: true\ncustom_edit_url: null'
  const { messages, read } = siteWith("presets: [['classic', { docs: {}, blog: {} }]]", {
    'docs/gates.md': `---\ntags: [east, { label: west, permalink: /w }]\n${fields}\n---\n\n${page('Gates')}`,
    'blog/2024-01-02-news.md': `---\nhide_reading_time: true\n---\n\n${page('News')}`,
  }).run()
  expect(read('docs/gates.mdx')).toContain('keywords:\n  - east\n  - west\n')
  expect(messages).toEqual(
    expect.arrayContaining([
      'docs/gates.md:3 this site does not have sidebar_class_name, sidebar_custom_props, pagination_label, pagination_next, pagination_prev, title_meta, hide_title, custom_edit_url',
      'docs/gates.md:2 the lists of documentation pages by tag were left out, such as /docs/tags; tags are words for the search now',
      'blog/2024-01-02-news.md:2 this site does not have hide_reading_time',
    ]),
  )
})

test('the texts around pages and code that changes pages are in the report', () => {
  const { messages } = siteWith(
    `presets: [['classic', { blog: false }]], markdown: { preprocessor: () => '' }, themeConfig: {
      navbar: { items: [{ to: '/docs/gates', label: 'Gates' }] }, footer: { copyright: 'Harbor' }, announcementBar: { content: 'Moved' } }`,
    { 'docs/gates.md': page('Gates'), 'src/theme/Footer/index.js': '' },
  ).run()
  expect(messages).toEqual(
    expect.arrayContaining([
      'docusaurus.config.js:1 navbar, footer, announcementBar of themeConfig were left out; write their texts in content/navigation/',
      'docusaurus.config.js:1 the code in markdown, which changes pages before they are read, was not run; look at the pages that it changes',
      'src/theme:1 components of the theme that the site changes are not imported; look at pages that depend on them',
    ]),
  )
})

test('a blog of the name of one whose articles need more fields goes to the first blog', () => {
  const config =
    "presets: [['classic', { docs: false, blog: false }]], plugins: [['@docusaurus/plugin-content-blog', { id: 'customer-stories', path: 'stories', routeBasePath: 'customer-stories' }]]"
  const { read } = siteWith(config, { 'stories/2024-01-02-gates.md': page('Gates') }).run()
  expect(read('blog/gates.mdx')).toContain('redirect_from:\n  - /customer-stories/2024/01/02/gates/\n')
})

test('the entities of a drawing are replaced by their values, because many programs do not read them', () => {
  const svg =
    '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "x" "y" [\n<!ENTITY ns "http://www.w3.org/2000/svg">\n]>\n<svg xmlns="&ns;" xmlns:x="ns_x;"><text>&amp;</text></svg>'
  const { read } = siteWith("presets: [['classic', { blog: false }]]", {
    'docs/gates.md': `${page('Gates')}\n![Gate](./gate.svg)\n`,
    'docs/gate.svg': svg,
  }).run()
  expect(read('docs/images/gate.svg')).toBe(
    '<?xml version="1.0"?>\n\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="urn:ns_x;"><text>&amp;</text></svg>',
  )
})

test('a snippet does not get the former address of a page', () => {
  const site = siteWith("presets: [['classic', { blog: false }]]", {
    'docs/shared/keys.md': page('Keys'),
    'docs/shared/cranes.md': page('Cranes'),
    'docs/gates.md': `import Keys from '@site/parts/keys.md'\n\n${page('Gates')}\n<Keys />\n`,
    'parts/keys.md': 'Keep the keys.\n',
  })
  site.write('../content/docs/shared/cranes.mdx', '---\ntitle: Cranes of this site\n---\n\nText\n')
  const { read } = site.run()
  expect(read('docs/shared-pages/cranes.mdx')).not.toContain('redirect_from')
  expect(read('docs/shared-pages/keys.mdx')).toContain('- /docs/shared/keys/')
  const name = read('docs/gates.mdx').match(/<Snippet name="([^"]+)" \/>/)?.[1]
  expect(name).toBe('keys-snippet')
  expect(read(`docs/shared/${name}.mdx`)).toContain('Keep the keys.')
})

test('redirects that the content check would reject are left out, or lead to the top of the page', () => {
  const redirects =
    "[{ from: '/top', to: '/docs/gates#east' }, { from: '/gone', to: '/docs/gates#west' }, { from: '/chat', to: 'https://chat.example' }]"
  const site = siteWith(redirecting(`redirects: ${redirects}`), { 'docs/gates.md': `${page('Gates')}\n## East\n\nText.\n` })
  site.write('../content/redirects/short-links.yml', '/chat: https://other.example\n')
  const { messages, read } = site.run()
  expect(read('redirects/docusaurus.yml')).toContain('\n/top: /docs/gates/#east\n/gone: /docs/gates/\n')
  expect(read('redirects/docusaurus.yml')).not.toContain('/chat')
  expect(messages).toEqual(
    expect.arrayContaining([
      'docusaurus.config.js:1 the redirect from /gone leads to /docs/gates/ now, because "#west" names no heading of that page',
      'docusaurus.config.js:1 the redirect from /chat to https://chat.example was left out, because another file in content/redirects/ has it',
    ]),
  )
})

test('with the format detect, only the files whose name ends in md are plain Markdown', () => {
  const { read } = siteWith("markdown: { format: 'detect' }, presets: [['classic', { blog: false }]]", {
    'docs/gates.md': `${page('Gates')}\n{open}\n`,
    'docs/ships.mdx': `${page('Ships')}\n{'open'}\n`,
  }).run()
  expect(read('docs/gates.mdx')).toContain('\n\\{open}\n')
  expect(read('docs/ships.mdx')).toContain('\nopen\n')
})
