import type { ReactNode } from 'react'
import { Anchor } from '../ui/Anchor'

/**
 * Table cell with a button that opens a note in a popover, without JavaScript. `label` is the accessible name of the button. `id` must be
 * unique on the page.
 */
export function CellNote({ id, label, face, heading, note, href }: CellNoteProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className="cell-button -mx-2 flex min-h-9 w-full items-center rounded-control px-2 text-left transition hover:bg-sunken"
      >
        {face}
      </button>
      <div id={id} popover="auto" className="cell-note">
        <p className="text-[0.8125rem] font-semibold text-muted">{heading}</p>
        <p className="mt-1.5">{note}</p>
        <p className="mt-2.5">
          <Anchor href={href} className="font-medium text-brand underline underline-offset-4">
            Read more in the guide
          </Anchor>
        </p>
      </div>
    </>
  )
}

type CellNoteProps = { id: string; label: string; face: ReactNode; heading: string; note: ReactNode; href: string }
