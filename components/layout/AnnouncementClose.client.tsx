'use client'

import { LineDrawing } from '@/components/ui/LineDrawing'
import { storage } from '@/lib/browser/storage'
import { storageKeys } from '@/lib/site.mjs'

/** Closes the announcement and stores its id, so that only a new announcement is shown again. */
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
      <LineDrawing path="m5 5 14 14M19 5 5 19" size={16} weight={2} />
    </button>
  )
}
