'use client'

import { useEffect, useState } from 'react'
import { CrashFallback } from '@/components/layout/CrashFallback'
import { reloadPage } from '@/lib/browser/code-again'
import { isChunkLoadError } from '@/lib/error-causes'

/** Path of the initial page load. Client-side navigation does not change it. */
const loadedPath = typeof window === 'undefined' ? '' : window.location.pathname

/**
 * Error boundary for pages. If a chunk fails to load during a client-side navigation, the page is reloaded: a newer version of the site might
 * have been deployed, and its HTML references the new chunks. A page from the initial load is never reloaded, which prevents reload loops.
 * `retry` requests the content of the page again, because the content that was loaded still refers to the code that failed.
 */
export default function ErrorPage({ error, retry }: { error: Error; retry: () => void }) {
  const missingCode = isChunkLoadError(error)
  const [shown, setShown] = useState(!missingCode)

  useEffect(() => {
    if (missingCode && navigator.onLine && window.location.pathname !== loadedPath) reloadPage()
    else setShown(true)
  }, [missingCode])

  return (
    <main id="content" tabIndex={-1} className="flex-1">
      {shown && <CrashFallback error={error} retry={retry} />}
    </main>
  )
}
