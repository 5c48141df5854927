import type { DestinationId, SourceId } from '../../systems'
import type { ConfigReference } from './condition'

/** What the configuration tool shows for a file: its reference without examples, the label of its system and the page that describes it. */
export type ToolReference = ConfigReference & { label: string; href: string }

/** The data of the configuration tool, which it loads when it is used. `versions` are the releases that can run, newest first. */
export type ToolData = {
  versions: readonly string[]
  sources: Record<SourceId, ToolReference>
  destinations: Record<DestinationId, ToolReference>
  streams: ToolReference
}
