import { expect, test } from 'vitest'
import { compileFindings } from './compile-failure'

const failed = `File updated: docs/a.mdx
Error: Found 2 problems in 2 documents.

 └──   1 documents contain field data which isn't defined in the document type definition.
     
     • "docs/a.mdx" of type "Doc" has the following extra fields:
       • nofield: "x" 
     
     • "docs/b.mdx": UnexpectedMDXError: Error: Build failed with 1 error:
     Cannot process MDX file

SourceFetchDataError: {
}
`

test('reports the files that Contentlayer cannot compile', () => {
  expect(compileFindings(failed, 'content')).toEqual([
    {
      file: 'content/docs/a.mdx',
      line: 1,
      kind: 'error',
      message: 'cannot be compiled: has the following extra fields: • nofield: "x"',
    },
    {
      file: 'content/docs/b.mdx',
      line: 1,
      kind: 'error',
      message: 'cannot be compiled: UnexpectedMDXError: Error: Build failed with 1 error: Cannot process MDX file',
    },
  ])
})

test('a later success clears the findings, and other output has no result', () => {
  expect(compileFindings(`${failed}Generated 283 documents in .contentlayer\n`, 'content')).toEqual([])
  expect(compileFindings('File updated: docs/a.mdx\n', 'content')).toBeUndefined()
})

test('documents that are left out of a success are reported until the next one', () => {
  const success = 'Generated 283 documents in .contentlayer\n'
  const skipped = `${failed.replace('Error:', 'Warning:').split('SourceFetchDataError')[0]}${success}`
  expect(compileFindings(skipped, 'content')).toHaveLength(2)
  expect(compileFindings(`${failed}${skipped}`, 'content')).toHaveLength(2)
  expect(compileFindings(`${skipped}File updated: docs/a.mdx\n`, 'content')).toHaveLength(2)
  expect(compileFindings(`${skipped}File updated: docs/a.mdx\n${success}`, 'content')).toEqual([])
})
