import type { z } from 'zod'
import { dataFiles } from './content/data-file'
import { flowDiagram } from './schema/flow-diagram-schema'

const files = dataFiles(flowDiagram)

/** A diagram of how data moves from a source to a table, and of where that breaks. */
export type FlowDiagramData = z.infer<typeof flowDiagram>
export type FlowArrow = FlowDiagramData['stations'][number]['flows'][number]

/** The diagram in `content/data/diagrams/` with a name. Throws if there is none. */
export function flowDiagramOf(name: string): FlowDiagramData {
  const diagram = files.optional(`content/data/diagrams/${name}.yml`)
  if (!diagram) throw new Error(`Unknown diagram "${name}". Add content/data/diagrams/${name}.yml.`)
  return diagram
}

/** Letter of the break with an index, from 0. */
export const breakLetter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)

/** From where to where an arrow leads, as the beginning of a sentence. */
export const direction = ({ back }: FlowArrow, from: string, to: string): string => (back ? `${to} to ${from}` : `${from} to ${to}`)

/** Numbers of the steps at which an arrow happens, such as `2, 9`; undefined if it has none. */
export const stepsOf = ({ step }: FlowArrow): string | undefined => (step === undefined ? undefined : [step].flat().join(', '))
