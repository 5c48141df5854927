import { dataFiles } from '../content/data-file'
import { flagList } from '../schema/reference'

const files = dataFiles(flagList)

/** Every flag that any release has known; `default` and `meaning` are lines of Markdown. A retired one is only named in notes of old releases. */
export const allFlags = () => files.required('content/data/reference/flags.yml')

/** Flags of current releases. */
export const currentFlags = () => allFlags().filter(({ retired }) => !retired)

/** The command of a shell line that runs the tool, and the flags that it is given; undefined for any other line. */
export function toolCall(line: string): { command: string; flags: string[] } | undefined {
  const [, command, rest = ''] =
    line.match(/(?:olakego\/source-\S+|\bolake|build\.sh driver-\S+)\s+(spec|check|discover|sync|clear-destination)\b(.*)/) ?? []
  return command ? { command, flags: [...rest.matchAll(/\s(--[a-z][a-z-]*)/g)].map(([, flag = '']) => flag) } : undefined
}

/** Lines of a shell sample, with those that a backslash, caret or backtick continues joined. */
export const shellLines = (code: string) => code.replace(/[\\^`]\n\s*/g, ' ').split('\n')
