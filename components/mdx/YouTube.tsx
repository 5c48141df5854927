import { DepthLines } from '../ui/DepthLines'
import { YouTubePlayer } from './YouTubePlayer.client'

/** A video that loads nothing from YouTube until it is asked for. Without scripts it is a link. */
export function YouTube({ id, title = 'Video' }: { id: string; title?: string }) {
  if (!/^[\w-]{11}$/.test(id)) throw new Error(`<YouTube id="${id}">: an id has 11 letters, digits, - or _.`)
  return (
    <YouTubePlayer id={id} title={title}>
      <DepthLines name="video" color="#2a3b63" />
    </YouTubePlayer>
  )
}
