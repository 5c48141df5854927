import { Anchor } from '@/components/ui/Anchor'
import { routes } from '@/lib/routes'

/** Link to the documentation as one file. Renders nothing if this build has no such file. @param size in bytes */
export function ManualLink({ size }: { size: number | undefined }) {
  if (size === undefined) return null
  return (
    <p className="linked no-print mt-4 text-sm text-muted">
      <Anchor href={routes.manual()}>All pages in one PDF</Anchor> ({Math.ceil(size / 1e6)} MB)
    </p>
  )
}
