import type { ReactNode } from 'react'
import { engineCategories, engineFeatures, featureFacts } from '@/lib/query-engines/engine'
import type { ListedEngine } from '@/lib/query-engines/table'
import { Anchor } from '../ui/Anchor'
import { CompareChoice } from './CompareChoice'
import { Level } from './Level'
import { OlakeFitNote } from './OlakeFitNote'
import { Score } from './Score'

/** Engines side by side. The table has a column for each; the hub's script shows the chosen ones. */
export function EngineComparison({ engines }: { engines: readonly ListedEngine[] }) {
  const byName = [...engines].sort((a, b) => a.record.name.localeCompare(b.record.name, 'en'))
  const rows: { head: string; cell: (engine: ListedEngine) => ReactNode }[] = [
    { head: 'What it is', cell: ({ record }) => record.blurb },
    { head: 'Category', cell: ({ record }) => engineCategories[record.category] },
    { head: 'Total', cell: ({ record }) => <Score record={record} /> },
    ...engineFeatures.map((feature) => ({
      head: featureFacts[feature].label,
      cell: ({ url, record }: ListedEngine) => {
        const { level, note, section } = record.features[feature]
        return (
          <>
            <Anchor href={`${url}#${section}`} className="font-medium hover:text-brand hover:underline">
              <Level level={level} />
            </Anchor>
            <span className="mt-1 block text-muted">{note}</span>
          </>
        )
      },
    })),
    { head: 'With OLake', cell: ({ record }) => <OlakeFitNote record={record} /> },
    {
      head: 'Its documentation',
      cell: ({ record }) => (
        <Anchor href={record.docs} className="text-brand underline underline-offset-4">
          {new URL(record.docs).host.replace(/^www\./, '')}
        </Anchor>
      ),
    },
  ]
  return (
    <>
      <fieldset className="no-print">
        <legend className="font-medium">Choose two to four engines</legend>
        <div className="mt-2 flex flex-wrap gap-x-6">
          {byName.map(({ id, record }) => (
            <CompareChoice key={id} id={id} name={record.name} label={record.name} />
          ))}
        </div>
      </fieldset>
      <p data-compare-empty="" className="mt-8 rounded-panel border border-line bg-sunken px-5 py-8 text-muted">
        Engines that you choose stand here side by side. The address of this page then leads to your comparison, to share or keep.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard */}
      <section className="engine-box mt-8" aria-label="Engines side by side" tabIndex={0} data-compare-table="">
        <table className="engine-table engine-comparison">
          <caption className="sr-only">Chosen query engines side by side</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Feature</span>
              </th>
              {engines.map(({ id, url, record }) => (
                <th key={id} scope="col" data-engine={id}>
                  <Anchor href={url} className="text-base font-semibold text-ink hover:text-brand hover:underline">
                    {record.name}
                  </Anchor>
                  <span className="block font-normal">{record.version}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ head, cell }) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {engines.map((engine) => (
                  <td key={engine.id} data-engine={engine.id}>
                    {cell(engine)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
