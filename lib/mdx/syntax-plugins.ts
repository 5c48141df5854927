import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import { remarkHtmlComments } from './html-comments'
import { remarkSourceRules } from './source-rules'
import { remarkContainers } from './syntax'

/** Plugins that extend the parser. They are in a module of their own, because the content analysis does not need the compiler. */
export const syntaxPlugins: PluggableList = [remarkGfm, remarkHtmlComments, remarkContainers, remarkSourceRules]
