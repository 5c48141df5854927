import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EventPage } from '@/components/events/EventPage'
import { rendering } from '@/lib/build/inputs.server'
import { pathsToRender } from '@/lib/build/recorded-pages.server'
import { sessionParams, sessionRoute } from '@/lib/content/session-routes'
import { routes } from '@/lib/routes'

type Props = { params: Promise<{ slug: string }> }

const routeOf = async ({ params }: Props) => sessionRoute('webinar', (await params).slug)

export const dynamicParams = false
export const generateStaticParams = () =>
  pathsToRender(
    () => sessionParams('webinar'),
    ({ slug }) => routes.webinar(slug),
  )
export const generateMetadata = async (props: Props): Promise<Metadata> => (await routeOf(props))?.metadata ?? {}

export default async function Webinar(props: Props) {
  const route = await routeOf(props)
  if (!route) notFound()
  rendering(route.page.url)
  return <EventPage page={route.page} section={route.section} />
}
