'use client'

import { useTheme } from 'next-themes'
import { useEffect, useId, useRef, useState } from 'react'

/** Distance from the viewport, in pixels, at which a diagram begins to load. */
const NEAR = 600

async function draw(id: string, source: string, dark: boolean): Promise<string> {
  const { default: mermaid } = await import('mermaid')
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: dark ? 'dark' : 'default',
    fontFamily: 'var(--font-text), system-ui, sans-serif',
    suppressErrorRendering: true,
  })
  return (await mermaid.render(id, source)).svg
}

/** Draws one diagram when it comes near the viewport, and again when the theme changes. */
export function MermaidDiagram({ source, label, height }: { source: string; label: string; height: number }) {
  const id = `diagram-${useId().replace(/\W/g, '')}`
  const { resolvedTheme } = useTheme()
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [svg, setSvg] = useState<string>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: `${NEAR}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!near) return
    let current = true
    draw(id, source, resolvedTheme === 'dark')
      .then((drawn) => current && setSvg(drawn))
      .catch((cause: unknown) => {
        console.warn(`The diagram "${label}" could not be drawn; its source is shown.`, cause)
        if (current) setFailed(true)
      })
    return () => {
      current = false
    }
  }, [near, id, source, label, resolvedTheme])

  return (
    <div
      ref={box}
      className="overflow-x-auto"
      style={failed ? undefined : { minHeight: height }}
      data-state={svg ? 'drawn' : failed ? 'failed' : 'waiting'}
    >
      {svg && !failed ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by Mermaid in strict mode, which sanitizes labels
        <div role="img" aria-label={label} className="flex justify-center" dangerouslySetInnerHTML={{ __html: svg }} />
      ) : (
        <pre className={failed ? 'overflow-x-auto p-4 text-sm' : 'diagram-source'}>{source}</pre>
      )}
    </div>
  )
}
