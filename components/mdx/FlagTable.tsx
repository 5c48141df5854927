import { ScrollBox } from '@/components/ui/ScrollBox'
import { currentFlags } from '@/lib/reference/flags'
import { Inline } from '../ui/Inline'

/** All command-line flags, from `content/data/reference/flags.yml`. Each row has an id for links. */
export function FlagTable() {
  return (
    <ScrollBox label="Flags">
      <table>
        <thead>
          <tr>
            <th scope="col">Flag</th>
            <th scope="col">Type</th>
            <th scope="col">Default</th>
            <th scope="col">Commands</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {currentFlags().map(({ flag, short, type, default: standard, commands, meaning }) => (
            <tr key={flag} id={`flag.${flag.slice(2)}`}>
              <td>
                <code className="whitespace-nowrap">{flag}</code>
                {short && (
                  <>
                    , <code>{short}</code>
                  </>
                )}
              </td>
              <td>{type}</td>
              <td>
                <Inline text={standard} />
              </td>
              <td>{commands.join(', ')}</td>
              <td>
                <Inline text={meaning} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
