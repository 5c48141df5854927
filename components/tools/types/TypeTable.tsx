import { Anchor } from '@/components/ui/Anchor'
import { Inline } from '@/components/ui/Inline'
import { routes } from '@/lib/routes'
import { isColumnType } from '@/lib/tools/types/column-types'
import { VARIES } from '@/lib/tools/types/filter'
import { type ExplorerType, explorerSources } from '@/lib/tools/types/mapping'

/** Values of a type that change on the way, each with what becomes of it. */
function Values({ differences, edges }: ExplorerType) {
  if (differences.length + edges.length === 0) return null
  return (
    <dl className="type-values">
      {differences.map(({ type, load, cdc }) => (
        <div key={type}>
          <dt>
            <Inline text={type} />
          </dt>
          <dd>
            <span className="type-mode">Initial load: </span>
            <Inline text={load} />
          </dd>
          <dd>
            <span className="type-mode">CDC: </span>
            <Inline text={cdc} />
          </dd>
        </div>
      ))}
      {edges.map(({ value, result, example }) => (
        <div key={value}>
          <dt>
            <Inline text={value} />
          </dt>
          <dd>
            <Inline text={result} />
          </dd>
          {example && (
            <dd>
              <span className="type-mode">Example: </span>
              <Inline text={example} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function TypeRow({ type }: { type: ExplorerType }) {
  const { format, becomes, parquet = '–', note, nested } = type
  return (
    <tr data-type={isColumnType(becomes) ? becomes : VARIES}>
      <th scope="row">
        {format && <span className="type-format">{format} </span>}
        <Inline text={type.type} />
      </th>
      <td className="type-target" data-head="Iceberg">
        {isColumnType(becomes) ? <code>{becomes}</code> : becomes}
      </td>
      <td className="type-target" data-head="Parquet">
        {parquet}
      </td>
      <td className="type-details">
        {note && (
          <p>
            <Inline text={note} />
          </p>
        )}
        {nested && (
          <p>
            <span className="type-mode">Inside objects and arrays: </span>
            <Inline text={nested} />
          </p>
        )}
        <Values {...type} />
      </td>
    </tr>
  )
}

/** The types of all sources, and what they become. A row group for each source, whose name links to the types on its page. */
export function TypeTable() {
  return (
    <table className="type-table">
      <caption className="sr-only">Types of all sources, their types in Iceberg and Parquet, and values that change on the way</caption>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Iceberg</th>
          <th scope="col">Parquet</th>
          <th scope="col">Details</th>
        </tr>
      </thead>
      {explorerSources().map(({ id, label, types }) => (
        <tbody key={id} data-source={id}>
          <tr>
            <th scope="rowgroup" colSpan={4} className="type-source">
              <Anchor href={`${routes.docs(`connectors/${id}/overview`)}#data-type-mapping`}>{label}</Anchor>
            </th>
          </tr>
          {types.map((type) => (
            <TypeRow key={`${type.format} ${type.type}`} type={type} />
          ))}
        </tbody>
      ))}
    </table>
  )
}
