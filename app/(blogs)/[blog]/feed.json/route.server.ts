import { feedRoute } from '@/components/blog/feed-route'

export const dynamic = 'force-static'
export const dynamicParams = false
export const { generateStaticParams, GET } = feedRoute('feed.json')
