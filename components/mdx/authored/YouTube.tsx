import { link, paragraph } from '@/lib/markdown-export/nodes'
import { DepthLines } from '../../ui/DepthLines'
import { defineMdxComponent } from '../mdx-component'
import { YouTubePlayer } from '../YouTubePlayer.client'

/** A video that loads nothing from YouTube until it is asked for. Without scripts it is a link. */
export function YouTube({ id, title = 'Video' }: { id: string; title?: string }) {
  if (!/^[\w-]{11}$/.test(id)) throw new Error(`<YouTube id="${id}">: an id has 11 letters, digits, - or _.`)
  return (
    <YouTubePlayer id={id} title={title}>
      <DepthLines name="video" color="#2a3b63" />
    </YouTubePlayer>
  )
}

export default defineMdxComponent({
  component: YouTube,
  about: 'A video that loads nothing before it is asked for.',
  example: '<YouTube id="dXy09gmo5O0" title="Webinar 12" />',
  plain: ({ attributes: { id, title = 'Video on YouTube' } }) => [paragraph(link(`https://www.youtube.com/watch?v=${id}`, title))],
  states: () => ({ poster: <YouTube id="dXy09gmo5O0" title="Webinar 12" /> }),
})
