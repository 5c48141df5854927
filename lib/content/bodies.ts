import 'server-only'
import type { Root } from 'mdast'
import { type CompiledBody, storedBody, storedTree } from '../mdx/body-store.server'
import type { ContentPage } from './page'

type WithBody = Pick<ContentPage, 'bodyHash' | 'source'>

const known = new Map<string, CompiledBody>()

/** Compiled body of a page. Bodies are kept in memory, because a build reads each several times. */
function bodyOf({ bodyHash, source }: WithBody): CompiledBody {
  const body = known.get(bodyHash) ?? storedBody(bodyHash)
  if (!body) throw new Error(`The compiled text of content/${source} is missing. Run "npx tsx scripts/build-content.ts".`)
  known.set(bodyHash, body)
  return body
}

/** A copy of the syntax tree of a page's body, for search, feeds and Markdown. */
export const treeOf = ({ bodyHash }: WithBody): Root => storedTree(bodyHash)

/** Images of a page's text, by the URLs that its text has. */
export const imagesOf = (page: WithBody) => bodyOf(page).reading.analysis.images

/** Compiled source of a page's body, which `Mdx` renders. */
export const codeOf = (page: WithBody) => bodyOf(page).code
