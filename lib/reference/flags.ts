import { dataFiles } from '../content/data-file'
import { flagList } from '../schema/reference-schema'

const files = dataFiles(flagList)

/** All flags of all releases. `default` and `meaning` are single lines of Markdown. Retired flags only appear in old release notes. */
export const allFlags = () => files.required('content/data/reference/flags.yml')

/** Flags of current releases. */
export const currentFlags = () => allFlags().filter(({ retired }) => !retired)
