import { FastSection, IcebergSection } from '@/components/home/CardSections'
import { CustomerStories } from '@/components/home/CustomerStories'
import { Hero } from '@/components/home/Hero'
import { LatestArticles } from '@/components/home/LatestArticles'
import { PathSection } from '@/components/home/PathSection'
import { Questions } from '@/components/home/Questions'
import { SetupSection } from '@/components/home/SetupSection'
import { SpeedSection } from '@/components/home/SpeedSection'
import { TalkToUs } from '@/components/home/TalkToUs'
import { Main } from '@/components/layout/Main'
import { JsonLd } from '@/components/ui/JsonLd'
import { footer } from '@/content/navigation/footer'
import { routePages } from '@/lib/content/route-pages'
import { siteJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { repository, site } from '@/lib/site.mjs'
import './styles/home.css'

export const metadata = pageMetadata(routePages.home)

export default function Home() {
  return (
    <Main className="flex-1">
      <JsonLd data={siteJsonLd([repository.tool, ...Object.values(footer.social).filter((address) => !address.startsWith(site.origin))])} />
      <Hero />
      <SpeedSection />
      <SetupSection />
      <PathSection />
      <FastSection />
      <IcebergSection />
      <CustomerStories />
      <LatestArticles />
      <Questions />
      <TalkToUs />
    </Main>
  )
}
