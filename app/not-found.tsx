import { Main } from '@/components/layout/Main'
import { Anchor } from '@/components/ui/Anchor'
import { routes } from '@/lib/routes'

/**
 * Shown if a route finds out while it renders that its page does not exist. Every page contains the data of this one, so it is short.
 * Unknown addresses get `global-not-found.tsx`.
 */
export default function NotFound() {
  return (
    <Main className="p-8">
      <h1>Page not found</h1>
      <Anchor href={routes.search()}>Search the site</Anchor>
    </Main>
  )
}
