import { Anchor } from '@/components/ui/Anchor'

/** Says above every page of a preview what it shows. `commit` is a short hash, `changes` the address of a list of changed pages. */
export function PreviewBanner({ branch, commit, changes }: { branch: string; commit: string | undefined; changes: string }) {
  return (
    <section className="preview-banner no-print border-b border-line bg-sunken text-ink" aria-label="Preview">
      <p className="mx-auto max-w-site px-4 py-2 text-center text-sm leading-5 wrap-anywhere">
        Preview of the branch <code className="font-mono font-semibold">{branch}</code>
        {commit && (
          <>
            {' '}
            at <code className="font-mono font-semibold">{commit}</code>
          </>
        )}
        .{' '}
        <Anchor href={changes} className="font-semibold underline underline-offset-3">
          Changed pages
        </Anchor>
      </p>
    </section>
  )
}
