import { createProcessor } from '@mdx-js/mdx'
import type { Node, Root } from 'mdast'
import { VFile } from 'vfile'
import { analyseTree } from './analyse'
import { bodyHash, textHash } from './body-hash.server'
import { type CompiledBody, hasBody, storeBody } from './body-store.server'
import { rehypePlugins, remarkPlugins } from './pipeline'

const processor = createProcessor({ outputFormat: 'function-body', remarkPlugins, rehypePlugins }).freeze()

type Program = Parameters<typeof processor.run>[0]

/**
 * Compiles a body into the store, unless it is already there. @throws the parser's VFileMessage (with `line` and `column`) on broken MDX
 * @param inspect receives the tree of the parser before anything changes it, so that a check need not parse the text again
 */
export async function compileBody(raw: string, folder: string, inspect?: (tree: Root) => void): Promise<void> {
  const hash = bodyHash(textHash(raw, folder))
  if (hasBody(hash)) return
  // One body at a time, because the trees of many bodies at the same time fill the memory.
  const compiled = lastInQueue.then(() => compileNow(raw, folder, inspect))
  lastInQueue = compiled.catch(() => undefined)
  const { tree, ...body } = await compiled
  storeBody(hash, body, tree)
}

let lastInQueue: Promise<unknown> = Promise.resolve()

/** Parts of the tree that nothing outside the compiler needs, and that make up most of its size. */
const COMPILER_ONLY = new Set(['position', 'estree'])

async function compileNow(raw: string, folder: string, inspect?: (tree: Root) => void): Promise<CompiledBody & { tree: string }> {
  const file = new VFile({ value: raw, data: { rawDocumentData: { sourceFileDir: folder } } })
  const tree = processor.parse(file)
  inspect?.(tree as Node as Root)
  const analysis = analyseTree(tree as Node as Root, raw)
  // Before the plugins of the compiler change the tree.
  const stored = JSON.stringify(tree, (key, value) => (COMPILER_ONLY.has(key) ? undefined : value))
  // The types of MDX expect the tree after its last plugin, a program, everywhere.
  const code = processor.stringify(await processor.run(tree as unknown as Program, file), file)
  return { code: String(code), analysis, tree: stored }
}
