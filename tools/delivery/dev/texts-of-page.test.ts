import { expect, test } from 'vitest'
import { textsOfPage } from './texts-of-page'

const texts: Record<string, string> = {
  'data/home.yml': 'command: commands/Start',
  'docs/install.mdx': '<Snippet name="commands/Start" />',
  'docs/about.mdx': 'No snippet.',
  'docs/shared/commands/Start.mdx': '<Snippet name="config/File" />',
  'docs/shared/config/File.mdx': 'A file, which `commands/Start` reads.',
}
const documents = Object.keys(texts)
  .filter((source) => source.endsWith('.mdx'))
  .map((source) => ({ url: `/${source.slice(0, -'.mdx'.length)}/`, _raw: { sourceFilePath: source } }))
const textsOf = (url: string) => textsOfPage(url, documents, (source) => texts[source] ?? '')

test('the texts of a page are its own and those of all its snippets, each once', () => {
  expect(textsOf('/docs/install/')).toEqual(['docs/install.mdx', 'docs/shared/commands/Start.mdx', 'docs/shared/config/File.mdx'])
  expect(textsOf('/docs/about/')).toEqual(['docs/about.mdx'])
})

test('the home page shows the snippets that its data names, and other pages without a document none', () => {
  expect(textsOf('/')).toEqual(['docs/shared/commands/Start.mdx', 'docs/shared/config/File.mdx'])
  expect(textsOf('/search/')).toEqual([])
})
