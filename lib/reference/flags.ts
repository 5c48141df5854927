import { dataFiles } from '../content/data-file'
import { flagList } from '../schema/reference-schema'

const files = dataFiles(flagList)

/** All flags of all releases. `default` and `meaning` are single lines of Markdown. Retired flags only appear in old release notes. */
export const allFlags = () => files.required('content/data/reference/flags.yml')

/** Flags of current releases. */
export const currentFlags = () => allFlags().filter(({ retired }) => !retired)

/** The OLake command in a shell line, with its flags; undefined if the line does not run OLake. */
export function toolCall(line: string): { command: string; flags: string[] } | undefined {
  const [, command, rest = ''] =
    line.match(/(?:olakego\/source-\S+|\bolake|build\.sh driver-\S+)\s+(spec|check|discover|sync|clear-destination)\b(.*)/) ?? []
  return command ? { command, flags: [...rest.matchAll(/\s(--[a-z][a-z-]*)/g)].map(([, flag = '']) => flag) } : undefined
}

/** Lines of a shell sample. Lines that are continued with a backslash, caret or backtick are joined. */
export const shellLines = (code: string) => code.replace(/[\\^`]\n\s*/g, ' ').split('\n')
