import path from 'node:path'
import { errorIn, isCompiled, readingOf, textOf } from './bodies'
import { findPage } from './documents'
import type { ContentPage } from './page'

/** Compiles the text of a page. @throws an error with file and cause */
async function compile(page: ContentPage): Promise<void> {
  // The compiler takes long to load. Builds do not need it here.
  const { compileBody } = await import('../mdx/compile-body.server')
  try {
    await compileBody(textOf(page), path.posix.dirname(page.source))
  } catch (cause) {
    const found = errorIn(page)
    // The place of the error in the text is enough.
    if (found) throw Object.assign(new Error(found), { stack: `Error: ${found}` })
    throw new Error(`content/${page.source} cannot be compiled: ${(cause as Error).message}. "npm run check:content" shows the line.`, {
      cause,
    })
  }
}

/**
 * Compiles the text of a page and of its snippets, if they are not compiled yet. Call it before `Mdx`, which cannot wait. Builds compile all
 * texts in advance, but `npm run dev` shows the first page before that.
 * @param within pages whose text contains this page as a snippet
 */
export async function prepareBody(page: ContentPage, within: readonly ContentPage[] = []): Promise<void> {
  // A snippet that contains itself is an error of the content check.
  if (within.includes(page)) return
  if (!isCompiled(page)) await compile(page)
  for (const { name, attributes } of readingOf(page).components) {
    const snippet = name === 'Snippet' ? findPage('docs', `shared/${attributes.name}`) : undefined
    if (snippet) await prepareBody(snippet, [...within, page])
  }
}
