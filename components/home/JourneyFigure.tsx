import { classNames } from '@/lib/class-names'
import './journey.css'

const DESCRIPTION =
  'An example of one change. In a Postgres table of orders, the status of order 42 changes from paid to shipped. The database log records the update with its position. OLake writes it to the Iceberg table as a new snapshot: 8 after 7. A query of version 7 still returns paid, and one of version 8 returns shipped.'

/** Orders of the example: number, status and total. Order 42 is updated. */
const orders = [
  ['40', 'delivered', '18.00'],
  ['41', 'paid', '64.50'],
  ['42', 'paid', '27.90'],
  ['43', 'new', '112.00'],
  ['44', 'new', '9.75'],
] as const

/** Positions of the entries of the log before the update. */
const entries = ['0/2B3C4A10', '0/2B3C4B88']

/** Widths of the files in each layer of the table, newest first, in percent. */
const layers = [[34], [22, 40, 38], [46, 30, 24], [28, 28, 44]]

/** A text that another one replaces: both are in the same place. */
const Change = ({ before, after }: { before: string; after: string }) => (
  <span className="journey-change">
    <span className="journey-before">{before}</span>
    <span className="journey-after">{after}</span>
  </span>
)

/**
 * Figure of the home page: an update on its way from a table to the database log, to a snapshot of an Iceberg table and to queries. It moves
 * five times and then shows the last state; only opacity and transform change, so that the compositor does all of it. A control that works
 * without JavaScript pauses it. It does not move if the system requests reduced motion, or while it is outside of the window.
 */
export function JourneyFigure() {
  return (
    <figure className="journey">
      <label className="journey-switch no-print">
        <input type="checkbox" /> Pause
      </label>
      <div className="journey-frame" role="img" aria-label={DESCRIPTION}>
        <div className="journey-strip">
          <p className="journey-name">
            <b>Postgres</b> orders
          </p>
          <div className="journey-rows">
            {orders.map(([id, status, total]) => (
              <p key={id} className={classNames('journey-row', id === '42' && 'journey-updated')}>
                <span>{id}</span>
                {id === '42' ? <Change before={status} after="shipped" /> : <span>{status}</span>}
                <span>{total}</span>
              </p>
            ))}
          </div>
        </div>
        <div className="journey-strip">
          <p className="journey-name">
            <b>Log</b> WAL
          </p>
          <div className="journey-log">
            {entries.map((position) => (
              <span key={position} className="journey-entry">
                {position}
              </span>
            ))}
            <span className="journey-entry journey-newest">
              <b>UPDATE 42</b> 0/2B3C4D5E
            </span>
          </div>
        </div>
        <div className="journey-strip">
          <p className="journey-name">
            <b>Iceberg</b> snapshot <Change before="7" after="8" />
          </p>
          <div className="journey-layers">
            {layers.map((files, depth) => (
              <span key={files.join()} className={classNames('journey-layer', depth === 0 && 'journey-stratum')}>
                {files.map((width) => (
                  <i key={width} style={{ width: `${width}%` }} />
                ))}
              </span>
            ))}
          </div>
          {(['7', '8'] as const).map((version) => (
            <p key={version} className={`journey-query journey-query-${version}`}>
              <code>
                SELECT status FROM orders <b>FOR VERSION AS OF {version}</b> WHERE id = 42
              </code>
              <span className="journey-result">{version === '7' ? 'paid' : 'shipped'}</span>
            </p>
          ))}
        </div>
      </div>
    </figure>
  )
}
