import { CodeBlock } from '@/components/mdx/authored/CodeBlock'
import { ScrollBox } from '@/components/ui/ScrollBox'
import { cellText, circumstances, type EvidenceOutput, type EvidenceTable, evidenceOf, isNumeric, scriptAddress } from '@/lib/evidence'
import { codeToHtml } from '@/lib/mdx/highlight-sync'
import { TextLink } from './TextLink'

function OutputTable({ output }: { output: EvidenceTable }) {
  const { label, columns, rows } = output
  const classOf = (column: number) => (isNumeric(output, column) ? 'text-right tabular-nums' : undefined)
  return (
    <ScrollBox label={label}>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {columns.map((name, column) => (
              <th key={name} scope="col" className={classOf(column)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('\n')}>
              {row.map((cell, column) => (
                <td key={columns[column]} className={classOf(column)}>
                  {cellText(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function Output({ output }: { output: EvidenceOutput }) {
  if (output.kind === 'table') return <OutputTable output={output} />
  return <CodeBlock title={output.label} language="text" html={codeToHtml(output.text, 'text')} />
}

/** What an experiment in `evidence/experiments/` printed: the question, the outputs, and the programs, machine and script behind them. */
export function Evidence({ name }: { name: string }) {
  const record = evidenceOf(name)
  return (
    <figure className="evidence" aria-label={record.title}>
      <figcaption>{record.title}</figcaption>
      {record.outputs.map((output) => (
        <Output key={output.label} output={output} />
      ))}
      <p className="evidence-source">
        {circumstances(record)}. <TextLink href={scriptAddress(record)}>Script</TextLink>
      </p>
    </figure>
  )
}
