/** Sources and destinations that commands may be shown for. */
export const commandSources = ['postgres', 'mysql', 'mongodb', 'oracle', 'kafka'] as const
export const commandDestinations = ['iceberg', 'parquet'] as const
export type CommandChoice = { source: (typeof commandSources)[number]; destination: (typeof commandDestinations)[number] }

/** What commands on the pages are written for. */
export const defaultChoice: CommandChoice = { source: 'postgres', destination: 'iceberg' }

const names = [
  {
    pattern: new RegExp(`(?<=olakego/source-)(?:${commandSources.join('|')})(?![\\w-])`, 'g'),
    of: (choice: CommandChoice) => choice.source,
  },
  {
    pattern: new RegExp(`(?<=--destination-type(?:\\s+|=))(?:${commandDestinations.join('|')})(?![\\w-])`, 'g'),
    of: (choice: CommandChoice) => choice.destination,
  },
]

/**
 * A command's text for another source or destination, in the pieces that highlighting has cut it into; a name may lie across several.
 * Pieces that name neither stay as they are.
 */
export function commandFor(pieces: readonly string[], choice: CommandChoice): string[] {
  const whole = pieces.join('')
  const changes = names.flatMap(({ pattern, of }) =>
    [...whole.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length, text: of(choice) })),
  )
  let offset = 0
  return pieces.map((piece) => {
    const start = offset
    offset += piece.length
    const end = offset
    let made = ''
    let at = start
    for (const change of changes.filter((one) => one.start < end && one.end > start).sort((a, b) => a.start - b.start)) {
      // The piece in which a name begins gets the new one; what else of the old name lies in other pieces goes.
      made += whole.slice(at, Math.max(at, change.start)) + (change.start >= start ? change.text : '')
      at = Math.min(change.end, end)
    }
    return made + whole.slice(at, end)
  })
}

/** A choice from two words, with the default in place of unknown ones. */
export const choiceFrom = (source: string | null, destination: string | null): CommandChoice => ({
  source: commandSources.find((name) => name === source) ?? defaultChoice.source,
  destination: commandDestinations.find((name) => name === destination) ?? defaultChoice.destination,
})
