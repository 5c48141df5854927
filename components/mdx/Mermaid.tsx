import { MermaidDiagram } from './MermaidDiagram.client'

/** Height in pixels to keep free for a diagram: what the author says, else an estimate from its direction and its lines. */
function reservedHeight(source: string, height: string | undefined): number {
  if (height) return Number(height)
  const lines = source.split('\n').filter((line) => line.trim() && !line.trim().startsWith('%%')).length
  const sideways = /^\s*(flowchart|graph)\s+(LR|RL)/m.test(source)
  return Math.min(560, Math.max(160, lines * (sideways ? 24 : 42)))
}

/** A `mermaid` fence: drawn in the browser when it comes near; until then, and where drawing fails, its source as text. */
export function Mermaid({ source, caption, height }: { source: string; caption?: string; height?: string }) {
  return (
    <figure className="mermaid-figure">
      <MermaidDiagram source={source} label={caption ?? 'Diagram'} height={reservedHeight(source, height)} />
      {caption && <figcaption className="mt-3 text-center text-sm text-muted">{caption}</figcaption>}
    </figure>
  )
}
