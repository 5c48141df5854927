import { type DestinationId, destinationIds, type SourceId, sourceIds } from './systems'

/** The source and destination for which commands are shown. */
export type CommandChoice = { source: SourceId; destination: DestinationId }

/** The source and destination that the commands in the content files use. */
export const defaultChoice: CommandChoice = { source: 'postgres', destination: 'iceberg' }

const names = [
  {
    pattern: new RegExp(`(?<=olakego/source-)(?:${sourceIds.join('|')})(?![\\w-])`, 'g'),
    of: (choice: CommandChoice) => choice.source,
  },
  {
    pattern: new RegExp(`(?<=--destination-type(?:\\s+|=))(?:${destinationIds.join('|')})(?![\\w-])`, 'g'),
    of: (choice: CommandChoice) => choice.destination,
  },
]

/**
 * Rewrites a command for another source or destination. The command is given in the pieces that syntax highlighting produces, and a name
 * can span several of them. Pieces that contain neither name are returned unchanged.
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
      // The piece where the old name starts receives the new name; the rest of the old name is removed from the other pieces.
      made += whole.slice(at, Math.max(at, change.start)) + (change.start >= start ? change.text : '')
      at = Math.min(change.end, end)
    }
    return made + whole.slice(at, end)
  })
}

/** Builds a choice from two values; unknown values are replaced by the default. */
export const choiceFrom = (source: string | null, destination: string | null): CommandChoice => ({
  source: sourceIds.find((name) => name === source) ?? defaultChoice.source,
  destination: destinationIds.find((name) => name === destination) ?? defaultChoice.destination,
})
