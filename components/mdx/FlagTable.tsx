import { currentFlags } from '@/lib/reference/flags'
import { Parameters } from './Parameters'

/** All command-line flags, from `content/data/reference/flags.yml`. */
export function FlagTable() {
  const items = currentFlags().map(({ flag, short, type, default: standard, commands, meaning }) => ({
    id: `flag.${flag.slice(2)}`,
    names: short ? [flag, short] : [flag],
    type,
    standard,
    scope: `Commands: ${commands.join(', ')}`,
    meaning,
  }))
  return <Parameters label="Flags" items={items} />
}
