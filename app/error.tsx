'use client'

import { CrashFallback } from '@/components/layout/CrashFallback'

export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <main id="content" tabIndex={-1} className="flex-1">
      <CrashFallback error={error} retry={reset} reload={() => window.location.reload()} />
    </main>
  )
}
