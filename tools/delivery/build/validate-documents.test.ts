import { expect, test } from 'vitest'
import { parseGenerated, parseUnfinished } from './validate-documents'

const document = {
  _raw: { sourceFilePath: 'docs/written.mdx' },
  url: '/docs/written/',
  slugPath: 'written',
  textHash: 'old',
  title: 'A page',
  description:
    'A description that is long enough for the schema of front matter, which asks for more than a hundred characters in each of them.',
}

test('a document that does not match its schema fails the build with file and field', () => {
  expect(() => parseGenerated({ ...document, title: 7, draft: 'no' })).toThrow(
    'content/docs/written.mdx title: must be text; write "7" in quotes\ncontent/docs/written.mdx draft: must be true or false',
  )
  expect(() => parseUnfinished({ ...document, title: 'A', draft: 'no' })).toThrow('draft: must be')
  expect(parseUnfinished({ ...document, title: 'A', description: undefined }).frontMatter).toMatchObject({
    title: 'A',
    description: expect.stringContaining('not written yet'),
  })
  expect(() => parseGenerated({ ...document, _raw: { sourceFilePath: 'recipes/a.mdx' } })).toThrow(
    'content/recipes/a.mdx is not in a collection',
  )
})
