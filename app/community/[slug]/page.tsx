import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EventPage } from '@/components/events/EventPage'
import { sessionParams, sessionRoute } from '@/lib/content/session-routes'

type Props = { params: Promise<{ slug: string }> }

const routeOf = async ({ params }: Props) => sessionRoute('community', (await params).slug)

export const dynamicParams = false
export const generateStaticParams = () => sessionParams('community')
export const generateMetadata = async (props: Props): Promise<Metadata> => (await routeOf(props))?.metadata ?? {}

export default async function Meetup(props: Props) {
  const route = await routeOf(props)
  if (!route) notFound()
  return <EventPage page={route.page} section={route.section} />
}
