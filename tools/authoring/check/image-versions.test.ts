import { expect, test } from 'vitest'
import { applyEdits } from '../problem'
import { checkImageVersions, newestEngine } from './image-versions'
import { readSource } from './source-file'

const releases = '- { product: ui, version: v0.4.6 }\n- { product: engine, version: v0.9.4 }\n- { product: engine, version: v0.9.3 }\n'
const newest = newestEngine(new Map([['content/data/releases.yml', releases]]), 'content')

const page = (command: string) => `---\ntitle: A page\n---\n1. Run:\n\n   \`\`\`bash\n   docker run \\\n     ${command} sync\n   \`\`\`\n`

function findings(text: string, path = 'content/docs/a.mdx') {
  const { source } = readSource(path, text, 'content')
  return source ? checkImageVersions(source, newest) : []
}

test('a command names the newest release of the engine, and the fix writes it', () => {
  const text = page('olakego/source-postgres:latest')
  const [finding] = findings(text)
  expect(finding).toMatchObject({
    line: 8,
    column: 6,
    kind: 'warning',
    message: expect.stringContaining('write olakego/source-postgres:v0.9.4'),
  })
  expect(applyEdits(text, finding?.fix ?? [])).toBe(page('olakego/source-postgres:v0.9.4'))
  expect(findings(page('olakego/source-mysql:v0.9.3'))).toHaveLength(1)
})

test('the newest version, a variable, other images and pages about releases are right', () => {
  for (const image of ['olakego/source-postgres:v0.9.4', 'olakego/source-postgres:$VERSION', 'olakego/ui:latest'])
    expect(findings(page(image)), image).toEqual([])
  expect(findings(page('olakego/source-postgres:v0.2.9'), 'content/docs/release/v0.2.9.mdx')).toEqual([])
})
