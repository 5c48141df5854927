import { linkedPage } from '@/lib/content/site-pages'
import { Card } from '../mdx/authored/Card'
import { CardGrid } from '../mdx/authored/CardGrid'
import '../ui/entry-card.css'

/** Related pages from the front matter, with their titles and descriptions. Renders nothing if there are none. */
export function RelatedPages({ addresses }: { addresses: readonly string[] }) {
  const pages = addresses.map((address) => {
    const page = linkedPage(address.replace(/[?#].*/, ''))
    if (!page) throw new Error(`The related page "${address}" does not exist.`)
    return { ...page, address }
  })
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="related" className="related-pages no-print mt-14">
      <h2 id="related" className="waterline mb-5 font-display text-xl font-semibold">
        Related pages
      </h2>
      <CardGrid>
        {pages.map(({ address, title, description }) => (
          <Card key={address} href={address} title={title} description={description} />
        ))}
      </CardGrid>
    </section>
  )
}
