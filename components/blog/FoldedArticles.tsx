import { SidebarTree } from '@/components/docs/Sidebar'
import { Icon } from '@/components/ui/Icon'
import { Static } from '@/components/ui/Static'
import type { Blog } from '@/lib/blogs'
import { blogSidebar } from '@/lib/content/blog'

/**
 * All articles of a blog by year, beside an article: a narrow strip that opens to a sidebar, so that the article has the width. It needs no
 * JavaScript, and the list is part of the page. Small screens have the list in the menu.
 */
export function FoldedArticles({ blog, url }: { blog: Blog; url: string }) {
  return (
    <Static>
      <aside
        aria-label={`${blog.title} sidebar`}
        className="docs-sidebar desktop:sticky desktop:top-navbar desktop:h-[calc(100dvh-var(--navbar))] desktop:border-r desktop:border-line"
      >
        <details className="folded-articles">
          <summary>
            <Icon name="panel-left-open" size={18} />
            <span>All {blog.entries.several}</span>
          </summary>
          <div className="folded-list">
            <SidebarTree nodes={blogSidebar(blog.id)} url={url} label={blog.title} />
          </div>
        </details>
      </aside>
    </Static>
  )
}
