import type { ReactNode } from 'react'
import { Inline } from '@/components/ui/Inline'
import { breakLetter, direction, type FlowArrow, type FlowDiagramData, stepsOf } from '@/lib/flow-diagrams'

/** The letter of a break at its place in the drawing. */
const Mark = ({ letter }: { letter: string | undefined }) =>
  letter && (
    <span className="flow-mark">
      <span className="sr-only">Breaks at </span>
      {letter}
    </span>
  )

/** An arrow and its label. The line is next to the label and never behind it. `ends` says where the arrow leads. */
function Arrow({ arrow, ends }: { arrow: FlowArrow; ends: ReactNode }) {
  return (
    <>
      <span className="flow-label">
        {ends}
        {arrow.step && <b>{stepsOf(arrow)}</b>} <Inline text={arrow.label} />
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
 * the order of the path, so that it can be read aloud, found, selected and enlarged. In a narrow place, the path leads down.
 */
export function FlowDiagram({ diagram }: { diagram: FlowDiagramData }) {
  const { title, stations, storage, breaks } = diagram
  const stored = stations.some(({ stores }) => stores.length > 0)
  return (
    <figure className="flow-diagram" data-stations={stations.length} aria-label={title}>
      <figcaption>{title}</figcaption>
      <div className="flow-path">
        {stations.map((station, index) => {
          const next = stations[index + 1]?.name ?? ''
          return [
            <div key={station.name} className="flow-station">
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
            </div>,
            station.flows.length > 0 && (
              <ul key={`${station.name} ${next}`} className="flow-between">
                {station.flows.map((arrow) => (
                  <li key={arrow.label}>
                    <Arrow arrow={arrow} ends={<span className="sr-only">{`${direction(arrow, station.name, next)}: `}</span>} />
                  </li>
                ))}
              </ul>
            ),
          ]
        })}
      </div>
      {storage && (
        <>
          {stored && (
            <div className="flow-down">
              {stations.map(({ name, stores }) => (
                <ul key={name}>
                  {stores.map((arrow) => (
                    <li key={arrow.label}>
                      <Arrow arrow={arrow} ends={<span className="flow-from">{`${name}: `}</span>} />
                    </li>
                  ))}
                </ul>
              ))}
            </div>
          )}
          <div className="flow-storage">
            <svg viewBox="0 0 640 8" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 5c53 0 53-3 107-3s53 3 106 3 54-3 107-3 53 3 107 3 53-3 106-3 54 3 107 3" />
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
        </>
      )}
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
