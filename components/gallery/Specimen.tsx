import type { ReactNode } from 'react'

/** One state of a component, in both themes side by side. */
export function Specimen({ state, children }: { state?: string; children: ReactNode }) {
  return (
    <div className="mt-4">
      {state && <p className="mb-1.5 text-sm text-muted">{state}</p>}
      <div className="grid gap-3 desktop:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} className="prose min-w-0 rounded-panel border border-line bg-paper p-6 text-ink">
            {children}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Section of the gallery for a component, with its name and purpose. */
export function Exhibit({ name, about, children }: { name: string; about: string; children: ReactNode }) {
  return (
    <section id={name} aria-label={name} className="mt-12 scroll-mt-24 border-t border-line pt-6" data-exhibit={name}>
      <h3 className="font-display text-xl font-semibold">{name}</h3>
      <p className="mt-1 max-w-measure text-muted">{about}</p>
      {children}
    </section>
  )
}
