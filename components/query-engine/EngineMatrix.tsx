import { engineFeatures, featureFacts, levelFacts } from '@/lib/query-engines/engine'
import type { ListedEngine } from '@/lib/query-engines/table'
import { Anchor } from '../ui/Anchor'
import { CellNote } from './CellNote'
import { CompareChoice } from './CompareChoice.client'
import { HubList } from './HubList.client'
import { HubSortHeader } from './HubSortHeader.client'
import { LevelMark } from './Level'
import { OlakeFitNote } from './OlakeFitNote'
import { perEngine } from './per-engine'
import { Score } from './Score'

const modeNames = { upsert: 'Upsert', 'append or compact': 'Append or compact', append: 'Append' } as const

/**
 * Support matrix of engines by features, with a row of one line for each engine. Every cell opens a note. The header row stays in view below the
 * navigation bar; in narrow windows, the table scrolls sideways and the first column stays.
 */
export function EngineMatrix({ engines }: { engines: readonly ListedEngine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
    <section className="engine-box" aria-label="Support matrix" tabIndex={0}>
      <table className="engine-table">
        <caption className="sr-only">Support of Apache Iceberg features by query engine</caption>
        <thead>
          <tr>
            <HubSortHeader by="name">Engine</HubSortHeader>
            {engineFeatures.map((feature) => (
              <HubSortHeader key={feature} by={feature}>
                {/* A number stays with its word. */}
                {featureFacts[feature].label.replace(/ (?=\d)/, '\u00a0')}
              </HubSortHeader>
            ))}
            <th scope="col">With OLake</th>
            <HubSortHeader by="score">Total</HubSortHeader>
          </tr>
        </thead>
        <HubList
          as="tbody"
          contents={perEngine(engines, ({ id, url, record }) => (
            <>
              <th scope="row">
                <span className="flex items-center gap-3">
                  <CompareChoice id={id} name={record.name} hideLabel />
                  <span>
                    <Anchor href={url} className="font-semibold text-ink hover:text-brand hover:underline">
                      {record.name}
                    </Anchor>
                    {'\u2002'}
                    <span className="text-[0.8125rem] font-normal whitespace-nowrap text-muted">{record.version}</span>
                  </span>
                </span>
              </th>
              {engineFeatures.map((feature) => {
                const { level, note, section } = record.features[feature]
                return (
                  <td key={feature}>
                    <CellNote
                      id={`note-${id}-${feature}`}
                      label={`${record.name}, ${featureFacts[feature].label}: ${levelFacts[level].label}`}
                      face={<LevelMark level={level} />}
                      heading={`${record.name} ${record.version}, ${featureFacts[feature].label}`}
                      note={note}
                      href={`${url}#${section}`}
                    />
                  </td>
                )
              })}
              <td>
                <CellNote
                  id={`note-${id}-olake`}
                  label={`${record.name} with OLake: ${modeNames[record.olake.mode]}`}
                  face={<span className="whitespace-nowrap">{modeNames[record.olake.mode]}</span>}
                  heading={`${record.name} ${record.version} with OLake`}
                  note={<OlakeFitNote record={record} />}
                  href={url}
                />
              </td>
              <td>
                <Score record={record} />
              </td>
            </>
          ))}
        />
      </table>
    </section>
  )
}
