import { PageActionsRow, Pager } from '@/components/docs/PageFoot'
import { PageTools } from '@/components/docs/PageTools'
import { FoldedContents } from '@/components/docs/TableOfContents'
import { Mdx } from '@/components/mdx/Mdx'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { JsonLd } from '@/components/ui/JsonLd'
import { Title } from '@/components/ui/Title'
import { neighboursInTime } from '@/lib/blog/groups'
import type { Blog } from '@/lib/blogs'
import { authorsOf } from '@/lib/content/authors'
import { blogPosts, coverOf, datesOf, sectionsOf } from '@/lib/content/blog'
import type { ContentPage } from '@/lib/content/page'
import { breadcrumbs } from '@/lib/nav/breadcrumbs'
import { contentsOf } from '@/lib/nav/toc'
import { routes } from '@/lib/routes'
import { articleJsonLd } from '@/lib/seo/json-ld'
import { ArticleLayout } from './BlogLayout'
import { Byline } from './Byline'
import { CallToAction } from './CallToAction'
import { SectionLines } from './Cover'
import { Glyph } from './Glyph'
import { PostDates } from './PostDates'
import { ReadingDepth } from './ReadingDepth.client'
import { RelatedPosts } from './RelatedPosts'
import { SeriesList } from './SeriesList'
import { SoundingLine } from './SoundingLine'
import { StoryFacts } from './StoryFacts'
import { TagLinks } from './TagLinks'
import '../article/articles.css'

const turn = (hint: string, post: ContentPage | undefined) => post && { label: post.title, href: post.url, hint }

/** Page of a blog article, with header, table of contents, tags and related articles. */
export function BlogArticle({ blog, post }: { blog: Blog; post: ContentPage }) {
  const contents = contentsOf(post.headings, post.toc)
  const { older, newer } = neighboursInTime(blogPosts(blog.id).listed, post.url)
  const authors = authorsOf(post.authors)
  const { glyph, topic } = coverOf(post)
  return (
    <ArticleLayout blog={blog} url={post.url}>
      <ReadingDepth />
      <header className="article-head" data-topic={topic}>
        <div className="article-text">
          <Breadcrumbs crumbs={breadcrumbs({ label: blog.label, href: routes.blog(blog.id) }, [], post.title)} />
          <div className="article-mark">
            <Glyph name={glyph} size={44} />
            <SectionLines post={post} />
          </div>
          <h1 className="font-display text-[2rem] leading-[1.12] font-semibold tracking-[-0.02em] text-balance sm:text-[2.75rem]">
            <Title>{post.title}</Title>
          </h1>
          <p className="mt-4 max-w-[36rem] text-lg leading-relaxed text-muted">{post.description}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1">
            <Byline post={post} />
            <PostDates post={post} updated />
          </div>
        </div>
      </header>
      <div className="article-grid">
        <article className="min-w-0">
          <div className="article-text">
            <FoldedContents headings={contents} />
            <SeriesList post={post} />
            <StoryFacts post={post} />
          </div>
          <div data-article-text>
            <Mdx page={post} className="prose prose-article mt-6" />
          </div>
          <div className="article-text">
            <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6">
              {post.customer ? <span /> : <TagLinks post={post} />}
              <PageTools url={post.url} className="mt-2" />
            </div>
            <CallToAction post={post} />
            <PageActionsRow page={post} />
            <Pager previous={turn('Newer', newer)} next={turn('Older', older)} />
          </div>
        </article>
        <div className="no-print hidden rail:block">
          <div className="toc-box sticky top-navbar max-h-[calc(100dvh-var(--navbar))] overflow-y-auto py-10 pl-1.5">
            <SoundingLine sections={sectionsOf(post)} minutes={post.readingMinutes} />
          </div>
        </div>
      </div>
      <RelatedPosts post={post} />
      <JsonLd
        data={articleJsonLd({ ...post, ...datesOf(post), section: blog.label, image: post.image ?? routes.socialImage(post.url), authors })}
      />
    </ArticleLayout>
  )
}
