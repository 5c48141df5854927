import { engineFeatures, engineScore, featureFacts, levelFacts, supportLevels } from '@/lib/query-engines/engine'
import type { HubEngine } from '@/lib/query-engines/hub-state'
import type { ListedEngine } from '@/lib/query-engines/table'
import { routes } from '@/lib/routes'
import { Anchor } from '../ui/Anchor'
import { EngineCards } from './EngineCards'
import { EngineComparison } from './EngineComparison'
import { EngineMatrix } from './EngineMatrix'
import { FeatureLists } from './FeatureLists'
import { HubControls } from './HubControls.client'
import { HubProvider } from './HubProvider.client'
import { HubView } from './HubView.client'
import { LevelMark } from './Level'
import './engines.css'

const filterable = ({ id, record }: ListedEngine): HubEngine => ({
  id,
  name: record.name,
  category: record.category,
  score: engineScore(record),
  levels: Object.fromEntries(engineFeatures.map((feature) => [feature, record.features[feature].level])) as HubEngine['levels'],
})

/** The engines in four views, all rendered on the server. Without JavaScript, the matrix and the lists by feature are both visible. */
export function EngineHub({ engines }: { engines: readonly ListedEngine[] }) {
  return (
    <HubProvider engines={engines.map(filterable)}>
      <HubControls />
      <HubView name="table" className="mt-4">
        <h2 className="sr-only">Support matrix</h2>
        <LevelKey className="mb-3 text-sm text-muted" />
        <EngineMatrix engines={engines} />
      </HubView>
      <HubView name="cards" className="mt-6">
        <h2 className="sr-only">Engine cards</h2>
        <EngineCards engines={engines} />
      </HubView>
      <HubView name="features" className="mt-8">
        <h2 className="sr-only">Engines by feature</h2>
        <FeatureLists engines={engines} />
      </HubView>
      <HubView name="compare" className="mt-8">
        <h2 className="sr-only">Engine comparison</h2>
        <EngineComparison engines={engines} />
      </HubView>
      <Legend />
    </HubProvider>
  )
}

/** The signs of the levels with their names. @param weights whether their numbers in the total follow */
const LevelKey = ({ className, weights = false }: { className: string; weights?: boolean }) => (
  <ul className={`flex flex-wrap gap-x-5 gap-y-1 ${className}`}>
    {supportLevels.map((level) => (
      <li key={level} className="flex items-center gap-1.5">
        <LevelMark level={level} /> {levelFacts[level].label} {weights && <span className="text-muted">({levelFacts[level].weight})</span>}
      </li>
    ))}
  </ul>
)

function Legend() {
  return (
    <div className="mt-12 grid gap-x-12 gap-y-8 border-t border-line pt-8 text-[0.9375rem] desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div>
        <h2 className="font-display text-xl font-semibold">How to read the matrix</h2>
        <LevelKey className="mt-4" weights />
        <p className="mt-4 max-w-measure text-muted">
          The total is the sum of the numbers in parentheses for all features. It shows how many Iceberg features an engine supports, and
          not how fast or expensive it is. The levels apply to the version next to each name; newer versions can support more.
        </p>
        <dl className="mt-5 max-w-measure">
          {engineFeatures.map((feature) => (
            <div key={feature} className="grid gap-x-5 border-t border-line py-2 sm:grid-cols-[14rem_minmax(0,1fr)]">
              <dt className="font-medium">{featureFacts[feature].label}</dt>
              <dd className="text-muted">{featureFacts[feature].meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="no-print">
        <h2 className="font-display text-xl font-semibold">Download the data</h2>
        <p className="mt-3 text-muted">All levels, notes and versions as a file.</p>
        <ul className="mt-3 flex gap-5">
          {(['csv', 'json'] as const).map((extension) => (
            <li key={extension}>
              <Anchor
                href={routes.engineTable(extension)}
                download=""
                className="inline-flex min-h-8 items-center font-medium text-brand underline underline-offset-4"
              >
                {extension.toUpperCase()}
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
