'use client'

import { CrashFallback } from '@/components/layout/CrashFallback'
import './globals.css'

/** Stands in for the whole document when even the page's shell failed. */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en" data-js="">
      <body>
        <title>This page crashed</title>
        <main id="content">
          <CrashFallback error={error} retry={reset} reload={() => window.location.reload()} />
        </main>
      </body>
    </html>
  )
}
