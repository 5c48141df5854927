import type { ReactNode } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import { industries, storiesAddress } from '@/lib/blog/story'
import type { ContentPage } from '@/lib/content/page'
import { tagOf } from '@/lib/content/tags'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-3 pr-4">
      <dt className="text-sm leading-6 text-muted">{name}</dt>
      <dd className="leading-6 font-medium">{children}</dd>
    </div>
  )
}

const link = 'underline decoration-control underline-offset-4 transition hover:text-brand'

/** Company, industry, sources and destination of a customer story, and whose figures it has. Renders nothing for other articles. */
export function StoryFacts({ post }: { post: ContentPage }) {
  const { collection, customer, industry, destination, tags } = post
  if (!customer || !industry) return null
  return (
    <div className="mt-6">
      <dl className="grid grid-cols-2 border-b border-line">
        <Fact name="Company">{customer}</Fact>
        <Fact name="Industry">
          <Anchor href={storiesAddress(collection, { industry })} className={link}>
            {industries[industry]}
          </Anchor>
        </Fact>
        <Fact name="Sources">
          <span className="flex flex-wrap gap-x-4">
            {tags.map((tag) => (
              <Anchor key={tag} href={storiesAddress(collection, { source: tag })} className={link}>
                {tagOf(collection, tag).label}
              </Anchor>
            ))}
          </span>
        </Fact>
        <Fact name="OLake writes">{destination}</Fact>
      </dl>
      <p className="mt-3 text-sm leading-6 text-muted">The figures on this page are {customer}’s own. We have not verified them.</p>
    </div>
  )
}
