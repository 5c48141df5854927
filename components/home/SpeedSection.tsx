import { BenchmarkChart } from '@/components/mdx/BenchmarkChart'
import { BenchmarkEnvironment } from '@/components/mdx/BenchmarkTables'
import { MoreLink } from '@/components/ui/MoreLink'
import { homeText } from '@/lib/content/home'
import { routes } from '@/lib/routes'
import { HomeSection } from './HomeSection'

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
      <div className="grid gap-x-16 gap-y-12 desktop:grid-cols-2">
        <BenchmarkChart suite={SUITE} measure="full-load" />
        <BenchmarkChart suite={SUITE} measure="cdc" />
      </div>
      <h3 className="mt-14 mb-4 font-display text-lg font-semibold">Test setup</h3>
      <BenchmarkEnvironment suite={SUITE} />
    </HomeSection>
  )
}
