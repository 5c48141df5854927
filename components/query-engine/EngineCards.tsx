import { engineCategories, engineFeatures, featureFacts } from '@/lib/query-engines/engine'
import type { ListedEngine } from '@/lib/query-engines/table'
import { Anchor } from '../ui/Anchor'
import { CompareChoice } from './CompareChoice.client'
import { HubList } from './HubList.client'
import { Level } from './Level'
import { perEngine } from './per-engine'
import { Score } from './Score'

/** Cards with the description of each engine and its support level for each feature. */
export function EngineCards({ engines }: { engines: readonly ListedEngine[] }) {
  return (
    <HubList
      as="ul"
      className="grid gap-5 sm:grid-cols-2 rail:grid-cols-3"
      itemClassName="flex flex-col rounded-panel border border-line bg-raised p-5"
      contents={perEngine(engines, ({ id, url, record }) => (
        <>
          <p className="text-[0.8125rem] text-muted">
            {engineCategories[record.category]} · {record.version}
          </p>
          <h3 className="mt-1 font-display text-xl font-semibold">
            <Anchor href={url} className="hover:text-brand hover:underline">
              {record.name}
            </Anchor>
          </h3>
          <p className="mt-2 text-[0.9375rem] text-muted">{record.blurb}</p>
          <dl className="mt-4 mb-4 text-sm">
            {engineFeatures.map((feature) => (
              <div key={feature} className="flex justify-between gap-3 border-t border-line py-1.5">
                <dt className="text-muted">{featureFacts[feature].label}</dt>
                <dd>
                  <Level level={record.features[feature].level} short />
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-auto flex items-center justify-between gap-3 text-sm">
            <Score record={record} />
            <CompareChoice id={id} name={record.name} />
          </div>
        </>
      ))}
    />
  )
}
