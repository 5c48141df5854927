import type { CSSProperties } from 'react'
import { barPercent, benchmarkMeasure, comparisons } from '@/lib/benchmarks'
import { formatDay } from '@/lib/locale'
import { unbrokenUnits } from '@/lib/mdx/unbroken-units'

/**
 * Bar chart in the form of a data table, with one row per run and a bar in the cell of its value. Rows show the day of their run only if
 * the days differ; otherwise the basis below the chart names it.
 */
export function BenchmarkChart({ suite, measure: id }: { suite: string; measure: string }) {
  const measure = benchmarkMeasure(suite, id)
  const compared = comparisons(measure)
  const dated = measure.rows.some((row) => row.date !== measure.rows[0]?.date)
  return (
    <figure className="bench not-prose" aria-label={`${measure.title}, ${measure.unit}`}>
      <table>
        <caption>
          <span className="font-display text-[1.0625rem] font-semibold text-ink">{measure.title}</span>{' '}
          <span className="text-sm text-muted">
            {measure.unit}, {measure.better} is better
          </span>
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{measure.subject ?? 'Tool'}</th>
            <th scope="col">Value ({measure.unit})</th>
            {compared && <th scope="col">Compared with OLake</th>}
          </tr>
        </thead>
        <tbody>
          {measure.rows.map((row, index) => (
            <tr key={row.tool} data-ours={row.ours ? '' : undefined}>
              <th scope="row">
                {row.tool}
                {(dated || row.detail) && (
                  <span className="bench-run">
                    {dated && <time dateTime={row.date}>{formatDay(row.date)}</time>}
                    {dated && row.detail && ', '}
                    {row.detail && unbrokenUnits(row.detail)}
                  </span>
                )}
              </th>
              <td className="bench-value">
                <span className="bench-bar" style={{ '--share': barPercent(row, measure.rows) } as CSSProperties} />
                <span className="bench-number">{row.display}</span>
              </td>
              {compared && <td className="bench-ratio">{compared[index]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>{measure.basis}</figcaption>
    </figure>
  )
}
