import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import type { ComponentRule } from '../../lib/mdx/component-rules'
import { COMPONENT_FOLDER, componentNames } from './write-component-index'

/** What the content check and the table in docs/reference.md need to know about a component. */
export type ComponentDescriptor = ComponentRule & { about: string; example: string }

/** Stands for all imports of a component: whatever is read or called, the result is the stand-in again. */
const standIn: unknown = new Proxy(() => {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === Symbol.iterator ? () => [].values() : standIn),
  apply: () => standIn,
  construct: () => standIn as object,
})

const requireStandIn = (name: string) => (name.endsWith('/mdx-component') ? { defineMdxComponent: (given: unknown) => given } : standIn)

/** A copy of a descriptor. The stand-in cannot be copied. @throws an error with what to do */
function literal(descriptor: ComponentDescriptor): ComponentDescriptor {
  try {
    return structuredClone(descriptor)
  } catch (cause) {
    throw new Error('about, example, attributes and contains must not use imported values; write them in the file', { cause })
  }
}

/**
 * Descriptor of a component, read without its imports. They need the content, which is checked with these descriptors before it is built.
 * @throws an error with the name of the file
 */
function readDescriptor(file: string): ComponentDescriptor {
  try {
    const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'tsx', format: 'cjs', jsx: 'automatic' })
    const module: { exports: { default?: ComponentDescriptor } } = { exports: {} }
    new Function('module', 'require', code)(module, requireStandIn)
    const { about, example, attributes, contains, inline } = module.exports.default ?? {}
    if (!about || !example || !attributes)
      throw new Error('its default export is not defineMdxComponent({ component, about, example, attributes, plain, states })')
    const empty = example.endsWith('/>')
    return literal({ about, example, attributes, contains, ...(inline && { inline }), ...(empty && { empty }) })
  } catch (cause) {
    throw new Error(`${file} is not a component for authors: ${(cause as Error).message}`, { cause })
  }
}

/** Descriptors of all components that authors can use, by name, in alphabetical order. */
export const readDescriptors = (folder = COMPONENT_FOLDER): Map<string, ComponentDescriptor> =>
  new Map(componentNames(folder).map((name) => [name, readDescriptor(`${folder}/${name}.tsx`)]))
