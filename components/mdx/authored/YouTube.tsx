import { link, paragraph } from '@/lib/markdown-export/nodes'
import { DepthLines } from '../../ui/DepthLines'
import { defineMdxComponent } from '../mdx-component'
import { YouTubePlayer } from '../YouTubePlayer.client'

/**
 * Video that loads nothing from YouTube until the visitor starts it. Without JavaScript, it is a link to YouTube. @param named false if the
 * title is already above it
 */
export function YouTube({ id, title, named = true }: { id: string; title: string; named?: boolean }) {
  if (!/^[\w-]{11}$/.test(id))
    throw new Error(`<YouTube id="${id}">: the id must have 11 characters, which can be letters, digits, - and _.`)
  return (
    <YouTubePlayer id={id} title={title} named={named}>
      <DepthLines name="video" fade="center" color="color-mix(in srgb, var(--brand) 40%, transparent)" />
    </YouTubePlayer>
  )
}

export default defineMdxComponent({
  component: YouTube,
  about: 'YouTube video that loads nothing until a reader starts it.',
  example: '<YouTube id="dXy09gmo5O0" title="Webinar 12" />',
  attributes: {
    id: {
      example: 'dXy09gmo5O0',
      required: true,
      pattern: {
        matches: /^[\w-]{11}$/,
        what: 'the ID of a video, which is the 11 characters after "v=" in its address',
        within: /(?:[?&]v=|youtu\.be\/|\/(?:embed|live|shorts)\/)([\w-]{11})(?![\w-])/,
      },
    },
    title: { example: 'Webinar 12', required: true },
  },
  plain: ({ attributes: { id, title = '' } }) => [paragraph(link(`https://www.youtube.com/watch?v=${id}`, title))],
  states: () => ({ poster: <YouTube id="dXy09gmo5O0" title="Webinar 12" /> }),
})
