import { releaseFeedRoute } from '@/components/releases/release-feed-route'

export const dynamic = 'force-static'
export const GET = releaseFeedRoute('atom.xml')
