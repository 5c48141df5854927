'use client'

import { useEffect, useState } from 'react'
import { CrashFallback } from '@/components/layout/CrashFallback'
import { isChunkLoadError } from '@/lib/error-causes'

/** Path that the browser loaded, as opposed to those that it has navigated to since. */
const loadedPath = typeof window === 'undefined' ? '' : window.location.pathname

const reload = () => window.location.reload()

/**
 * Takes a page's place when it crashed. If the code of a page did not arrive during a navigation, the page is loaded in full instead: a newer
 * version of the site may have been published, and a document names the code that belongs to it. This happens once, since the page that the
 * browser loaded itself is never reloaded.
 */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  const missingCode = isChunkLoadError(error)
  const [shown, setShown] = useState(!missingCode)

  useEffect(() => {
    if (missingCode && navigator.onLine && window.location.pathname !== loadedPath) reload()
    else setShown(true)
  }, [missingCode])

  return (
    <main id="content" tabIndex={-1} className="flex-1">
      {shown && <CrashFallback error={error} retry={reset} reload={reload} />}
    </main>
  )
}
