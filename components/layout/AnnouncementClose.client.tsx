'use client'

import { storage } from '@/lib/browser/storage'
import { storageKeys } from '@/lib/site.mjs'

/** Closes the announcement and remembers which one was closed. */
export function AnnouncementClose({ id }: { id: string }) {
  const close = () => {
    storage.set(storageKeys.announcementId, id)
    storage.set(storageKeys.announcementDismissed, 'true')
    document.documentElement.setAttribute('data-announcement', 'closed')
  }
  return (
    <button
      type="button"
      onClick={close}
      className="announcement-close absolute inset-y-0 right-1 grid w-11 place-items-center"
      aria-label="Close announcement"
    >
      <svg
        width="16"
        height="16"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="m5 5 14 14M19 5 5 19" />
      </svg>
    </button>
  )
}
