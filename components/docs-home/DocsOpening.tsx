import { Inline } from '@/components/ui/Inline'
import { manualSize } from '@/lib/content/build-facts'
import { docsHome } from '@/lib/content/docs-home'
import { DocsSearch } from './DocsSearch.client'
import { ManualLink } from './ManualLink'
import './docs-home.css'

/** Opening of the first page of the documentation: what OLake does, the search, and the link to all pages in one file. */
export function DocsOpening() {
  const { lead, starters } = docsHome()
  return (
    <>
      <p className="linked mt-4 max-w-[42rem] text-muted sm:text-lg">
        <Inline text={lead} />
      </p>
      <DocsSearch starters={starters} />
      <ManualLink size={manualSize('pdf')} />
    </>
  )
}
