import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import { remarkAdmonitions } from './admonitions'
import { rehypeCodeBlocks } from './code-blocks'
import { remarkCustomHeadingIds } from './heading-ids'
import { remarkDropComments, remarkHtmlComments } from './html-comments'
import { rehypeImages } from './images'
import { remarkSourceRules } from './source-rules'
import { remarkContainers } from './syntax'

/** Plugins that extend the parser. Also used by the content analysis. */
export const syntaxPlugins: PluggableList = [remarkGfm, remarkHtmlComments, remarkContainers, remarkSourceRules]

export const remarkPlugins: PluggableList = [...syntaxPlugins, remarkDropComments, remarkAdmonitions, remarkCustomHeadingIds]

export const rehypePlugins: PluggableList = [
  rehypeCodeBlocks,
  rehypeSlug,
  [
    rehypeAutolinkHeadings,
    {
      behavior: 'append',
      test: ['h2', 'h3', 'h4'],
      properties: { className: ['heading-anchor'], ariaLabel: 'Link to this section', dataCopyLink: '' },
      content: [],
    },
  ],
  rehypeImages,
]
