import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'

/** Where each component that authors may use has a file of its own, named after it. */
const FOLDER = 'components/mdx/authored'

/** Names of the components that authors may use in MDX, in alphabetical order. */
export const componentNames = (): string[] =>
  readdirSync(FOLDER)
    .flatMap((file) => file.match(/^([A-Z]\w*)\.tsx$/)?.[1] ?? [])
    .sort()

/** Writes the module that imports all of them, which the registry, the gallery and the plain forms read. */
export function writeComponentIndex(): void {
  const names = componentNames()
  const lines = [
    ...names.map((name) => `import ${name} from '@/${FOLDER}/${name}'`),
    `/** Descriptors of ${FOLDER}, made by scripts/write-component-index.ts. A function, since components may import the registry of them all. */`,
    `export const mdxComponents = () => ({ ${names.join(', ')} })`,
  ]
  mkdirSync('.generated', { recursive: true })
  writeFileSync('.generated/mdx-components.ts', `${lines.join('\n')}\n`)
}
