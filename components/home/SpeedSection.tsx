import { Details } from '@/components/mdx/authored/Details'
import { BenchmarkChart } from '@/components/mdx/BenchmarkChart'
import { BenchmarkEnvironment } from '@/components/mdx/BenchmarkTables'
import { TabItem, Tabs } from '@/components/mdx/Tabs'
import { MoreLink } from '@/components/ui/MoreLink'
import { homeText } from '@/lib/content/home'
import { routes } from '@/lib/routes'
import { HomeSection } from './HomeSection'
import { KeyFigures } from './KeyFigures'

/** Benchmark suite on the home page. The benchmarks page shows all suites. */
const SUITE = 'postgres'

/** Benchmark results of OLake and other tools, with the test setup and dates. */
export function SpeedSection() {
  const { title, text } = homeText().speed
  return (
    <HomeSection
      headingId="speed"
      title={title}
      text={text}
      sunken
      action={<MoreLink href={routes.docs('benchmarks')}>All benchmarks and their limitations</MoreLink>}
    >
      <KeyFigures />
      <Tabs defaultValue="full-load">
        <TabItem value="full-load" label="Initial load">
          <BenchmarkChart suite={SUITE} measure="full-load" />
        </TabItem>
        <TabItem value="cdc" label="Change data capture">
          <BenchmarkChart suite={SUITE} measure="cdc" />
        </TabItem>
      </Tabs>
      <div className="mt-5 sm:mt-10">
        <Details summary="Test setup">
          <BenchmarkEnvironment suite={SUITE} />
        </Details>
      </div>
    </HomeSection>
  )
}
