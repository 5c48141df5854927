'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { Anchor } from '@/components/ui/Anchor'

type YouTubePlayerProps = { id: string; title: string; named: boolean; children: ReactNode }

/** Poster of a video, replaced with the player on a click. It shows the title if `named`. */
export function YouTubePlayer({ id, title, named, children }: YouTubePlayerProps) {
  const [playing, setPlaying] = useState(false)
  const play = (event: MouseEvent) => {
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <div className="video not-prose relative aspect-video overflow-hidden rounded-panel border border-line bg-brand-tint">
      {playing ? (
        <iframe
          className="absolute inset-0 h-full w-full"
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        />
      ) : (
        <Anchor
          href={`https://www.youtube.com/watch?v=${id}`}
          onClick={play}
          className="video-poster absolute inset-0 flex flex-col items-center justify-center gap-4 p-6 text-center"
          aria-label={`Play video: ${title}`}
        >
          {children}
          <span className="relative grid size-16 flex-none place-items-center rounded-full bg-brand text-on-brand">
            <svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <path d="M7 4v16l13-8z" />
            </svg>
          </span>
          <span className="relative text-sm text-muted">
            {named && <span className="block text-base font-semibold text-ink">{title}</span>}
            Plays from YouTube
          </span>
        </Anchor>
      )}
    </div>
  )
}
