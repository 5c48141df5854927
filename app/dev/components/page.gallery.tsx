import type { Metadata } from 'next'
import { EventGallery } from '@/components/gallery/EventGallery'
import { FormGallery } from '@/components/gallery/FormGallery'
import { LoadingGallery } from '@/components/gallery/LoadingGallery'
import { MdxGallery } from '@/components/gallery/MdxGallery'
import { ShellGallery } from '@/components/gallery/ShellGallery'
import { UiGallery } from '@/components/gallery/UiGallery'
import '@/components/docs-home/docs-home.css'
import '@/components/tools/types/types.css'
import { Main } from '@/components/layout/Main'

export const metadata: Metadata = { title: 'Components', robots: { index: false, follow: false } }

const parts = {
  'For authors': MdxGallery,
  'Parts of pages': UiGallery,
  Loading: LoadingGallery,
  Shell: ShellGallery,
  Forms: FormGallery,
  Sessions: EventGallery,
}

/** Shows every component in each state and in both themes. Builds include this page only if `galleryVisible` returns true. */
export default function Gallery() {
  return (
    <Main className="mx-auto w-full max-w-site flex-1 px-4 py-10 desktop:px-6">
      <h1 className="font-display text-4xl font-semibold">Components</h1>
      <p className="mt-3 max-w-measure text-lg text-muted">
        Every part of the site in each of its states, in both themes. This page exists in development and in test builds alone.
      </p>
      {Object.entries(parts).map(([title, Part]) => (
        <div key={title} className="mt-16">
          <h2 className="waterline font-display text-2xl font-semibold">{title}</h2>
          <Part />
        </div>
      ))}
    </Main>
  )
}
