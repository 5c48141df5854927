import rehypeAutolinkHeadings from 'rehype-autolink-headings'
import rehypeSlug from 'rehype-slug'
import type { PluggableList } from 'unified'
import { remarkAdmonitions } from './admonitions'
import { rehypeCodeBlocks } from './code-blocks'
import { remarkCustomHeadingIds } from './heading-ids'
import { remarkDropComments } from './html-comments'
import { rehypeImages } from './images'
import { syntaxPlugins } from './syntax-plugins'
import { rehypeTableColumns } from './table-columns'
import { rehypeEmptyHeaders } from './table-headers'
import { rehypeUnbrokenUnits } from './unbroken-units'

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
  rehypeEmptyHeaders,
  rehypeTableColumns,
  rehypeUnbrokenUnits,
]
