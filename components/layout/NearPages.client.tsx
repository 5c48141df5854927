'use client'

import { useEffect, useState } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import { withBasePath } from '@/lib/base-path'
import { type KnownPage, nearPaths, sameIgnoringCase } from '@/lib/nav/near-paths'
import { basePath } from '@/lib/site.mjs'

/**
 * Pages with paths similar to the requested one, or, if only the case of letters differs, a redirect to the page. Renders nothing until the list of pages has loaded, or if no path is similar.
 */
export function NearPages() {
  const [near, setNear] = useState<readonly KnownPage[]>([])
  useEffect(() => {
    const controller = new AbortController()
    fetch(withBasePath('/known-pages.json'), { signal: controller.signal })
      .then((response) => response.json())
      .then((pages: KnownPage[]) => {
        const path = window.location.pathname.slice(basePath.length)
        const page = sameIgnoringCase(path, pages)
        if (page) window.location.replace(withBasePath(page, basePath) + window.location.search + window.location.hash)
        else setNear(nearPaths(path, pages))
      })
      // The suggestions are optional. The page has other links.
      .catch(() => {})
    return () => controller.abort()
  }, [])
  if (near.length === 0) return null
  return (
    <section aria-labelledby="near" className="mb-8" aria-live="polite">
      <h2 id="near" className="mb-3 text-sm font-semibold">
        Did you mean
      </h2>
      <ul className="space-y-2">
        {near.map(([url, title]) => (
          <li key={url}>
            <Anchor href={url} className="font-medium text-brand underline underline-offset-4">
              {title}
            </Anchor>
            <span className="block text-sm text-muted">{url}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
