import { Inline } from '@/components/ui/Inline'
import { breakLetter, direction, type FlowArrow, type FlowDiagramData, stepsOf } from '@/lib/flow-diagrams'
import { flowDiagramStyles } from '@/lib/mdx/diagrams.server'

/** The surface of storage, which separates data in motion from data at rest. */
const WATERLINE = 'M0 5c53 0 53-3 107-3s53 3 106 3 54-3 107-3 53 3 107 3 53-3 106-3 54 3 107 3'

/** The letter of a break at its place in the drawing. */
const Mark = ({ letter }: { letter: string | undefined }) =>
  letter && (
    <span className="flow-mark">
      <span className="sr-only">Breaks at </span>
      {letter}
    </span>
  )

/**
 * An arrow and its label. The line is next to the label and never behind it. `from` says to screen readers where the arrow leads, and `to` says
 * it to all readers where there is no line.
 */
function Arrow({ arrow, from, to }: { arrow: FlowArrow; from: string; to?: string }) {
  return (
    <>
      <span className="flow-label">
        <span className="sr-only">{from}</span>
        {arrow.step && <b>{stepsOf(arrow)}</b>} <Inline text={arrow.label} />
        {to && <span className="flow-to">{to}</span>}
      </span>
      <span className="flow-line" data-back={arrow.back && ''}>
        <Mark letter={arrow.breaks} />
        <i />
      </span>
    </>
  )
}

/**
 * How data moves: stations from the source at the left to the table at the right, storage below, and where it breaks. All of it is text in
 * the order of the path, so that it can be read aloud, found, selected and enlarged. In a narrow place, the path leads down, and what a
 * station stores is below it.
 */
export function FlowDiagram({ diagram }: { diagram: FlowDiagramData }) {
  const { title, stations, storage, breaks } = diagram
  return (
    <figure className="flow-diagram" data-stations={stations.length} aria-label={title}>
      <figcaption>
        {/* The style sheet of all diagrams comes first, so that nothing is shown without it. HTML allows it here only within an SVG. */}
        <svg width="0" height="0" aria-hidden="true">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file in the repository */}
          <style dangerouslySetInnerHTML={{ __html: flowDiagramStyles() }} />
        </svg>
        {title}
      </figcaption>
      <div className="flow-path">
        {stations.map((station, index) => {
          const next = stations[index + 1]?.name ?? ''
          return [
            <div key={`${station.kind} ${station.name}`} className="flow-place">
              <div className="flow-station">
                <p className="flow-kind">{station.kind}</p>
                <p className="flow-name">{station.name}</p>
                {station.parts.length > 0 && (
                  <ul>
                    {station.parts.map((part) => (
                      <li key={part.text}>
                        <Inline text={part.text} /> <Mark letter={part.breaks} />
                      </li>
                    ))}
                  </ul>
                )}
              </div>
              {station.stores.length > 0 && (
                <ul className="flow-down">
                  {station.stores.map((arrow) => (
                    <li key={arrow.label}>
                      <Arrow arrow={arrow} from={`${station.name}: `} to={` ${arrow.back ? 'from' : 'to'} ${storage.name}`} />
                    </li>
                  ))}
                </ul>
              )}
            </div>,
            index < stations.length - 1 && (
              <ul key={`from ${station.name}`} className="flow-between">
                {station.flows.map((arrow) => (
                  <li key={arrow.label}>
                    <Arrow arrow={arrow} from={`${direction(arrow, station.name, next)}: `} />
                  </li>
                ))}
              </ul>
            ),
          ]
        })}
      </div>
      <div className="flow-storage">
        <svg viewBox="0 0 640 8" preserveAspectRatio="none" aria-hidden="true">
          <path d={WATERLINE} />
        </svg>
        <p className="flow-kind">{storage.name}</p>
        <ul>
          {storage.layers.map(({ name, note, breaks: letter }) => (
            <li key={name}>
              <Inline text={name} />{' '}
              {note && (
                <small>
                  <Inline text={note} />
                </small>
              )}{' '}
              <Mark letter={letter} />
            </li>
          ))}
        </ul>
      </div>
      <div className="flow-breaks">
        <p className="flow-kind">Where it breaks</p>
        <ul>
          {breaks.map(({ when, effect }, index) => (
            <li key={when}>
              <span className="flow-mark">{breakLetter(index)}</span>
              <p>
                <strong>
                  <Inline text={when} />
                </strong>{' '}
                <Inline text={effect} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  )
}
