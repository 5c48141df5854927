import type { ReactNode } from 'react'
import { engineCategories, engineFeatures, featureFacts } from '@/lib/query-engines/engine'
import type { ListedEngine } from '@/lib/query-engines/table'
import { Anchor } from '../ui/Anchor'
import { CompareChoice } from './CompareChoice.client'
import { ComparisonTable } from './ComparisonTable.client'
import { Level } from './Level'
import { OlakeFitNote } from './OlakeFitNote'
import { perEngine } from './per-engine'
import { Score } from './Score'

/** Checkboxes to select engines, and a table that compares the selected ones. */
export function EngineComparison({ engines }: { engines: readonly ListedEngine[] }) {
  const byName = [...engines].sort((a, b) => a.record.name.localeCompare(b.record.name, 'en'))
  const rows: { head: string; cell: (engine: ListedEngine) => ReactNode }[] = [
    { head: 'Description', cell: ({ record }) => record.blurb },
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
      head: 'Documentation',
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
        <legend className="font-medium">Select two to four engines</legend>
        <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4">
          {byName.map(({ id, record }) => (
            <CompareChoice key={id} id={id} name={record.name} label={record.name} />
          ))}
        </div>
      </fieldset>
      <ComparisonTable
        heads={perEngine(engines, ({ url, record }) => (
          <>
            <Anchor href={url} className="text-base font-semibold text-ink hover:text-brand hover:underline">
              {record.name}
            </Anchor>
            <span className="block font-normal">{record.version}</span>
          </>
        ))}
        rows={rows.map(({ head, cell }) => ({ head, cells: perEngine(engines, cell) }))}
      />
    </>
  )
}
