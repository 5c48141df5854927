import { engineFeatures, featureFacts } from '@/lib/query-engines/engine'
import type { ListedEngine } from '@/lib/query-engines/table'
import { Anchor } from '../ui/Anchor'
import { HubFeature } from './HubFeature.client'
import { HubList } from './HubList.client'
import { Level } from './Level'
import { perEngine } from './per-engine'

/** One list per feature, with the support level and note of every engine. */
export function FeatureLists({ engines }: { engines: readonly ListedEngine[] }) {
  return (
    <div className="max-w-[56rem] space-y-12">
      {engineFeatures.map((feature) => (
        <HubFeature key={feature} feature={feature}>
          <h3 id={`feature-${feature}`} className="scroll-mt-24 font-display text-xl font-semibold">
            {featureFacts[feature].label}
          </h3>
          <p className="mt-1 text-muted">{sentence(featureFacts[feature].meaning)}</p>
          <HubList
            as="ul"
            className="mt-4"
            itemClassName="grid gap-x-5 gap-y-0.5 border-t border-line py-2.5 text-[0.9375rem] sm:grid-cols-[9rem_9.5rem_minmax(0,1fr)]"
            contents={perEngine(engines, ({ url, record }) => {
              const { level, note, section } = record.features[feature]
              return (
                <>
                  <Anchor href={`${url}#${section}`} className="font-medium hover:text-brand hover:underline">
                    {record.name}
                  </Anchor>
                  <Level level={level} />
                  <span className="text-muted">{note}</span>
                </>
              )
            })}
          />
        </HubFeature>
      ))}
    </div>
  )
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
