import { ScrollBox } from '@/components/ui/ScrollBox'
import { drawingOf } from '@/lib/mdx/diagrams.server'
import { MermaidDiagram } from '../MermaidDiagram.client'
import { defineMdxComponent } from '../mdx-component'

/** Smallest share of its natural size that a drawing is shown at; its 16 px text is then 12 px. Below, the reader scrolls. */
const SMALLEST = 0.75

/** A diagram's natural size where there is no drawing yet: a guess from its direction and its lines. */
function guessSize(source: string): { width: number; height: number } {
  const lines = source.split('\n').filter((line) => line.trim() && !line.trim().startsWith('%%')).length
  const sideways = /^\s*(flowchart|graph)\s+(LR|RL)/m.test(source)
  return { width: 640, height: Math.min(560, Math.max(160, lines * (sideways ? 24 : 42))) }
}

/**
 * A `mermaid` fence. Its drawing is part of the page where `npm run diagrams` has made one: nothing loads, nothing moves, and it is
 * there without scripts. A new or `live` diagram is drawn in the browser when it comes near.
 */
export function Mermaid({ source, caption, live }: { source: string; caption?: string; live?: string }) {
  const drawing = live ? undefined : drawingOf(source)
  const { width, height } = drawing ?? guessSize(source)
  const place = { aspectRatio: `${width} / ${height}`, maxWidth: width, minWidth: Math.round(width * SMALLEST) }
  const label = caption ?? 'Diagram'
  return (
    <figure className="mermaid-figure">
      {drawing ? (
        <ScrollBox label="Diagram" className="diagram" state="drawn">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the repository, drawn by Mermaid in strict mode */}
          <div role="img" aria-label={label} className="diagram-place" style={place} dangerouslySetInnerHTML={{ __html: drawing.svg }} />
        </ScrollBox>
      ) : (
        <MermaidDiagram source={source} label={label} place={place} />
      )}
      {caption && <figcaption className="mt-3 text-center text-sm text-muted">{caption}</figcaption>}
    </figure>
  )
}

export default defineMdxComponent({
  component: Mermaid,
  about: 'A diagram; write it as a `mermaid` fence.',
  example: '```mermaid title="Path of a row"',
  // Markdown and feeds treat the fence itself.
  plain: () => [],
  states: () => ({
    live: <Mermaid source={'flowchart LR\n  A[Source] --> B[OLake] --> C[Iceberg]'} caption="Three stations" live="true" />,
    'cannot be drawn': <Mermaid source={'flowchart LR\n  A[never closed --> B'} caption="Its source is shown" live="true" />,
  }),
})
