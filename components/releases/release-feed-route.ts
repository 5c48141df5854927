import { feedKinds } from '@/lib/blog/feed'
import { releaseFeed } from '@/lib/content/releases'
import type { FeedFile } from '@/lib/routes'

/** Route handler for a format of the feed of releases. */
export function releaseFeedRoute(file: FeedFile) {
  const { write, type } = feedKinds[file]
  return () => new Response(write(releaseFeed()), { headers: { 'content-type': `${type}; charset=utf-8` } })
}
