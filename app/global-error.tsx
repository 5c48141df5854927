'use client'

import { CrashFallback } from '@/components/layout/CrashFallback'
import './globals.css'

/** Error boundary for the root layout. It replaces the whole document, so it renders its own `<html>` and `<body>`. */
export default function GlobalError({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <html lang="en" data-js="">
      <body>
        <title>This page crashed</title>
        <main id="content">
          <CrashFallback error={error} retry={retry} />
        </main>
      </body>
    </html>
  )
}
