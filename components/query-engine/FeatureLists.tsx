import { engineFeatures, featureFacts } from '@/lib/query-engines/engine'
import type { ListedEngine } from '@/lib/query-engines/table'
import { Anchor } from '../ui/Anchor'
import { Level } from './Level'

/** For each feature every engine with its level and note. */
export function FeatureLists({ engines }: { engines: readonly ListedEngine[] }) {
  return (
    <div className="max-w-[56rem] space-y-12">
      {engineFeatures.map((feature) => (
        <section key={feature} data-feature={feature} aria-labelledby={`feature-${feature}`}>
          <h3 id={`feature-${feature}`} className="scroll-mt-24 font-display text-xl font-semibold">
            {featureFacts[feature].label}
          </h3>
          <p className="mt-1 text-muted">{sentence(featureFacts[feature].meaning)}</p>
          <ul className="mt-4">
            {engines.map(({ id, url, record }) => {
              const { level, note, section } = record.features[feature]
              return (
                <li
                  key={id}
                  data-engine={id}
                  className="grid gap-x-5 gap-y-0.5 border-t border-line py-2.5 text-[0.9375rem] sm:grid-cols-[9rem_9.5rem_minmax(0,1fr)]"
                >
                  <Anchor href={`${url}#${section}`} className="font-medium hover:text-brand hover:underline">
                    {record.name}
                  </Anchor>
                  <Level level={level} />
                  <span className="text-muted">{note}</span>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
