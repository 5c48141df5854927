import { Anchor } from '@/components/ui/Anchor'
import { benchmarkMeasure, rateAgainst } from '@/lib/benchmarks'
import { formatDay } from '@/lib/locale'
import { unbrokenUnits } from '@/lib/mdx/unbroken-units'
import { routes } from '@/lib/routes'

/** Explains which tools the range of the last figure compares. */
const basis = `${routes.docs('benchmarks')}#where-5-500x-faster-comes-from`

/** Key figures of the benchmarks, each with its source or conditions. The hero shows the rate of the initial load. */
export function KeyFigures() {
  const load = benchmarkMeasure('postgres', 'full-load')
  const changes = benchmarkMeasure('postgres', 'cdc')
  const [ourChanges] = changes.rows
  const next = load.rows.find(({ tool }) => tool === 'Fivetran')
  if (!ourChanges || !next) return null
  const figures = [
    {
      value: `${rateAgainst(load, next.tool).toFixed(1)}×`,
      unit: 'the rate of Fivetran',
      note: `the next fastest tool in this test, measured on ${formatDay(next.date)}`,
    },
    {
      value: ourChanges.display,
      unit: 'changes per second',
      note: `Postgres CDC, ${ourChanges.detail}, ${formatDay(ourChanges.date)}`,
    },
    {
      value: '5–500×',
      unit: 'faster than alternatives',
      note: 'an earlier Postgres full load, undated: 5× Fivetran, and 515× Airbyte Cloud, whose sync failed.',
      href: basis,
    },
  ]
  return (
    <dl className="mb-8 grid grid-cols-2 gap-x-8 gap-y-6 sm:grid-cols-3">
      {figures.map(({ value, unit, note, href }) => (
        <div key={unit} className="flex flex-col max-sm:last:col-span-2">
          <dt className="order-2 mt-1 text-[0.9375rem] font-medium">{unit}</dt>
          <dd className="order-1 font-display text-2xl font-semibold tracking-[-0.02em] sm:text-4xl">{value}</dd>
          <dd className="order-3 mt-1 text-sm leading-snug text-muted">
            {unbrokenUnits(note)}{' '}
            {href && (
              <Anchor href={href} className="underline decoration-control underline-offset-4 hover:text-brand">
                Basis
              </Anchor>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
