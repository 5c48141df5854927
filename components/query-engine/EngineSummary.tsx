import type { ReactNode } from 'react'
import { type EngineRecord, engineCategories, engineFeatures, featureFacts } from '@/lib/query-engines/engine'
import { Anchor } from '../ui/Anchor'
import { Level } from './Level'
import { OlakeFitNote } from './OlakeFitNote'
import { Score } from './Score'

/** Data of an engine at the top of its guide: support levels with notes, and its requirements for use with OLake. */
export function EngineSummary({ record }: { record: EngineRecord }) {
  return (
    <aside aria-label={`${record.name} at a glance`} className="mt-8 overflow-hidden rounded-panel border border-line text-[0.9375rem]">
      <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-2 border-b border-line bg-sunken px-5 py-4 sm:grid-cols-[11rem_9rem_minmax(0,1fr)_auto] sm:gap-x-4">
        <Fact term="Version">{record.version}</Fact>
        <Fact term="Category">{engineCategories[record.category]}</Fact>
        <Fact term="Total">
          <Score record={record} />
        </Fact>
        <Fact term="Documentation">
          <Anchor href={record.docs} className="text-brand underline underline-offset-4">
            {new URL(record.docs).host.replace(/^(www|docs)\./, '')}
          </Anchor>
        </Fact>
      </dl>
      <dl className="px-5 py-1.5">
        {engineFeatures.map((feature) => {
          const { level, note, section } = record.features[feature]
          return (
            <div
              key={feature}
              className="flex justify-between gap-x-4 gap-y-0.5 border-line py-2 not-first:border-t sm:grid sm:grid-cols-[11rem_9rem_minmax(0,1fr)]"
            >
              <dt>
                <Anchor href={`#${section}`} className="font-medium hover:text-brand hover:underline">
                  {featureFacts[feature].label}
                </Anchor>
              </dt>
              <dd className="contents">
                <Level level={level} short />
                <span className="text-muted max-sm:hidden">{note}</span>
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="border-t border-line bg-brand-tint px-5 py-4">
        <strong className="font-semibold">With OLake.</strong> <OlakeFitNote record={record} />
      </p>
    </aside>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.8125rem] text-muted">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
