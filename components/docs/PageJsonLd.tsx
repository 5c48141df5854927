import { collections } from '@/lib/collections'
import { treeOf } from '@/lib/content/bodies'
import { exportContextOf } from '@/lib/content/export-context'
import { lastUpdateOf } from '@/lib/content/last-update'
import type { ContentPage } from '@/lib/content/page'
import { speakersOf } from '@/lib/content/speakers'
import { hasQuestions, questionsOf } from '@/lib/markdown-export/questions'
import { routes } from '@/lib/routes'
import { eventJsonLd, faqJsonLd, techArticleJsonLd } from '@/lib/seo/json-ld'
import { componentForms } from '../mdx/registry'
import { JsonLd } from '../ui/JsonLd'

/** Structured data of a text page or a session, except breadcrumbs. Includes the questions and answers of the page, if there are any. */
export function PageJsonLd({ page }: { page: ContentPage }) {
  const image = page.image ?? routes.socialImage(page.url)
  const updated = lastUpdateOf(page)?.date?.slice(0, 10)
  const faq = hasQuestions(page.headings) && faqJsonLd(questionsOf(treeOf(page), exportContextOf(page, componentForms().plain)))
  // Authors and publication dates apply only to blog articles. Without authors, the publisher is the author.
  const { date: _date, authors: _authors, event, ...facts } = page
  return (
    <>
      {event ? (
        <JsonLd data={eventJsonLd({ ...page, event, image, people: speakersOf(event.speakers) })} />
      ) : (
        <JsonLd data={techArticleJsonLd({ ...facts, image, section: collections[page.collection].label, ...(updated && { updated }) })} />
      )}
      {faq && <JsonLd data={faq} />}
    </>
  )
}
