import { MermaidDiagram } from './MermaidDiagram.client'

/** A diagram's natural size where the author's fence has none: a guess from its direction and its lines. */
function guessSize(source: string): { width: number; height: number } {
  const lines = source.split('\n').filter((line) => line.trim() && !line.trim().startsWith('%%')).length
  const sideways = /^\s*(flowchart|graph)\s+(LR|RL)/m.test(source)
  return { width: 640, height: Math.min(560, Math.max(160, lines * (sideways ? 24 : 42))) }
}

/**
 * A `mermaid` fence: drawn in the browser when it comes near; until then, and where drawing fails, its source as text.
 * @param size natural size in pixels, `640x320`; keeps the place free, so that nothing moves when the drawing arrives
 */
export function Mermaid({ source, caption, size }: { source: string; caption?: string; size?: string }) {
  const [width, height] = size?.split('x').map(Number) ?? []
  const natural = width && height ? { width, height } : guessSize(source)
  return (
    <figure className="mermaid-figure">
      <MermaidDiagram source={source} label={caption ?? 'Diagram'} {...natural} />
      {caption && <figcaption className="mt-3 text-center text-sm text-muted">{caption}</figcaption>}
    </figure>
  )
}
