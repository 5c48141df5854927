import { Main } from '@/components/layout/Main'
import { Card, CardGrid } from '@/components/mdx/Card'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { DepthLines } from '@/components/ui/DepthLines'
import { JsonLd } from '@/components/ui/JsonLd'
import { footer } from '@/content/navigation/footer'
import { fronts } from '@/lib/content/fronts'
import { routes } from '@/lib/routes'
import { siteJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site.mjs'

export const metadata = pageMetadata(fronts.home)

const starts = [
  {
    title: 'Quickstart',
    href: routes.docs('getting-started/quickstart'),
    description: 'One Docker Compose command, and the web interface is up.',
  },
  {
    title: 'Connect a source',
    href: routes.docs('connectors/overview'),
    description: 'Five sources, what each can sync, and how to prepare it.',
  },
  {
    title: 'Choose a destination',
    href: routes.docs('writers/overview'),
    description: 'Iceberg tables in your catalog, or Parquet files in your bucket.',
  },
  { title: 'See the figures', href: routes.docs('benchmarks'), description: 'Every measured run, with date, data set and machine.' },
]

export default function Home() {
  return (
    <Main className="flex-1">
      <JsonLd data={siteJsonLd(Object.values(footer.social).filter((address) => !address.startsWith(site.origin)))} />
      <div className="relative overflow-hidden border-b border-line">
        <DepthLines name="home" fade="left" />
        <div className="relative mx-auto max-w-site px-4 py-20 desktop:px-6 desktop:py-32">
          <h1 className="max-w-[17ch] font-display text-[2.6rem] leading-[1.06] font-semibold tracking-[-0.03em] sm:text-6xl">
            Your databases, as a lake of open tables
          </h1>
          <p className="mt-6 max-w-[36rem] text-lg text-muted">{site.description}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink href={routes.docs('getting-started/quickstart')} tone="primary">
              Start in one command
            </ButtonLink>
            <ButtonLink href={routes.docs()}>Read the documentation</ButtonLink>
          </div>
        </div>
      </div>
      <div className="mx-auto max-w-site px-4 py-16 desktop:px-6 desktop:py-24">
        <h2 className="mb-6 font-display text-2xl font-semibold">Where to begin</h2>
        <CardGrid>
          {starts.map((card) => (
            <Card key={card.href} {...card} />
          ))}
        </CardGrid>
      </div>
      <section id="olake-form-product" aria-labelledby="talk" className="border-t border-line bg-sunken">
        <div className="mx-auto max-w-site px-4 py-16 desktop:px-6 desktop:py-24">
          <h2 id="talk" className="font-display text-2xl font-semibold">
            Talk to us
          </h2>
          <p className="mt-3 mb-6 max-w-[36rem] text-muted">
            Tell us about your sources, your volumes and where the data should land: by mail, or in the Slack workspace of the community.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={`mailto:${site.email}`} tone="primary">
              {site.email}
            </ButtonLink>
            <ButtonLink href={routes.slack()}>Join the Slack community</ButtonLink>
          </div>
        </div>
      </section>
    </Main>
  )
}
