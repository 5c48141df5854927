import { expect, test } from 'vitest'
import { editLinks, shareLinks } from '../edit-links'
import { breadcrumbJsonLd, toScriptJson } from './json-ld'
import { pageMetadata } from './metadata'

test('metadata has a title with the site name, a canonical URL with a trailing slash, Open Graph and Twitter data', () => {
  const head = pageMetadata({ title: 'Quickstart', description: 'Start.', path: '/docs/getting-started/quickstart/' })
  expect(head.title).toBe('Quickstart | OLake')
  expect(head.alternates?.canonical).toBe('https://olake.io/docs/getting-started/quickstart/')
  expect(head.openGraph).toMatchObject({ url: 'https://olake.io/docs/getting-started/quickstart/', siteName: 'OLake' })
  expect(head.twitter).toMatchObject({ card: 'summary_large_image' })
  expect(head.robots).toMatchObject({ index: true, 'max-image-preview': 'large' })
})

test('pages with indexable: false have the robots value noindex', () => {
  expect(pageMetadata({ title: 'x', description: 'y', path: '/z/', indexable: false }).robots).toEqual({ index: false, follow: true })
})

test('breadcrumb data has positions and absolute URLs and omits folders without a page', () => {
  const data = breadcrumbJsonLd([{ label: 'Home', href: '/' }, { label: 'Sources' }, { label: 'Postgres' }])
  expect(data.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://olake.io/' },
    { '@type': 'ListItem', position: 2, name: 'Postgres' },
  ])
})

test('text in structured data cannot close the script element', () => {
  expect(toScriptJson({ a: '</script>' })).toBe('{"a":"\\u003c/script>"}')
})

test('edit, report and share links contain the page', () => {
  expect(editLinks.edit('docs/index.mdx')).toBe('https://github.com/datazip-inc/olake-docs/edit/master/content/docs/index.mdx')
  expect(editLinks.reportPage('A & B', 'https://olake.io/a/')).toContain(
    'title=Docs%3A%20A%20%26%20B&body=Page%3A%20https%3A%2F%2Folake.io%2Fa%2F',
  )
  expect(shareLinks('T', 'https://olake.io/').map(({ label }) => label)).toEqual(['X', 'LinkedIn', 'Facebook', 'E-mail'])
})
