'use client'

import { useTheme } from 'next-themes'
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { LazyPart } from '@/components/ui/LazyPart.client'
import { LoadFailure } from '@/components/ui/LoadFailure'
import { diagramSettings } from '@/lib/diagram-settings'
import { isChunkLoadError } from '@/lib/error-causes'
import { basePath, mermaidEntry } from '@/lib/site.mjs'

/** Distance from the viewport, in pixels, at which a diagram starts to load. */
const NEAR = 600

/** Loads Mermaid from the file that tools/delivery/build/place-mermaid.ts copies. The bundler does not see it, which saves a third of its time. */
const loadMermaid = (attempt: number): Promise<typeof import('mermaid')> =>
  // Browsers remember by its address that a module did not load, so each retry has an address of its own.
  import(/* turbopackIgnore: true */ `${basePath}${mermaidEntry}${attempt > 0 ? `?retry=${attempt}` : ''}`)

async function draw(id: string, source: string, dark: boolean, attempt: number): Promise<string> {
  const { default: mermaid } = await loadMermaid(attempt)
  mermaid.initialize({
    ...diagramSettings,
    theme: dark ? 'dark' : 'default',
    suppressErrorRendering: true,
  })
  return (await mermaid.render(id, source)).svg
}

/** Renders a diagram when it is near the viewport, and again when the theme changes. `place` reserves space to avoid layout shifts. */
export function MermaidDiagram({ source, label, place: natural }: { source: string; label: string; place: CSSProperties }) {
  const id = `diagram-${useId().replace(/\W/g, '')}`
  const { forcedTheme, resolvedTheme } = useTheme()
  const theme = forcedTheme ?? resolvedTheme
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [svg, setSvg] = useState<string>()
  const [failed, setFailed] = useState(false)
  /** Error if Mermaid did not load. */
  const [missing, setMissing] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => setNear((was) => was || entries.some((entry) => entry.isIntersecting)), {
      rootMargin: `${NEAR}px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!near) return
    let current = true
    setMissing(undefined)
    draw(id, source, theme === 'dark', attempt)
      .then((drawn) => {
        if (!current) return
        setSvg(drawn)
        setFailed(false)
      })
      .catch((cause: unknown) => {
        console.warn(`The diagram "${label}" could not be drawn; its source is shown.`, cause)
        if (!current) return
        setFailed(true)
        if (isChunkLoadError(cause)) setMissing(cause)
      })
    return () => {
      current = false
    }
  }, [near, id, source, label, theme, attempt])

  const place = failed ? undefined : natural
  const state = failed ? 'failed' : svg ? 'drawn' : 'waiting'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this group only labels a scrollable region
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide diagrams scroll on phones, which must be possible by keyboard (WCAG 2.1.1)
    <div ref={box} role="group" tabIndex={0} aria-label={`Diagram: ${label}`} className="diagram" data-state={state}>
      <LazyPart loading={near && !svg && !failed} label="Drawing the diagram" className="diagram-spinner">
        {svg && !failed ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by Mermaid in strict mode, which sanitizes labels
          <div role="img" aria-label={label} className="diagram-place" style={place} dangerouslySetInnerHTML={{ __html: svg }} />
        ) : (
          <pre className="diagram-place diagram-source" style={place}>
            {source}
          </pre>
        )}
      </LazyPart>
      {missing !== undefined && (
        <LoadFailure part="The diagram" error={missing} retry={() => setAttempt(attempt + 1)} className="no-print" />
      )}
    </div>
  )
}
