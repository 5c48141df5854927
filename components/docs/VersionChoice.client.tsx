'use client'

import { type ReactNode, useEffect } from 'react'
import { storageKeys } from '@/lib/site.mjs'
import { storage } from '@/lib/storage'

/** Remembers the documentation version that is read, so that links from elsewhere can lead back to it. */
export function VersionChoice({ name, children }: { name: string; children: ReactNode }) {
  useEffect(() => storage.set(storageKeys.docsVersion, name), [name])
  return <div>{children}</div>
}
