import { Details } from '@/components/mdx/authored/Details'
import { Inline } from '@/components/ui/Inline'
import { JsonLd } from '@/components/ui/JsonLd'
import { homeText } from '@/lib/content/home'
import { inlineText } from '@/lib/mdx/inline'
import { faqJsonLd } from '@/lib/seo/json-ld'
import { HomeSection } from './HomeSection'

/** Questions and answers, also as structured data for search engines. */
export function Questions() {
  const { title, items } = homeText().questions
  return (
    <HomeSection headingId="questions" title={title} sunken>
      <div className="max-w-[52rem]">
        {items.map(({ question, answer }, index) => (
          <Details key={question} summary={question} open={index === 0}>
            <p className="linked pl-6 text-muted">
              <Inline text={answer} />
            </p>
          </Details>
        ))}
      </div>
      <JsonLd data={faqJsonLd(items.map(({ question, answer }) => ({ question, answer: inlineText(answer) })))} />
    </HomeSection>
  )
}
