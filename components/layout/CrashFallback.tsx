import { errorChain, isChunkLoadError } from '@/lib/error-causes'

const button = 'inline-flex h-11 items-center rounded-control bg-brand px-5 font-medium text-on-brand'

/** Replaces a page that failed to render. Lists the chain of causes and offers a retry, or a reload if a chunk failed to load. */
export function CrashFallback({ error, retry, reload }: { error: unknown; retry: () => void; reload: () => void }) {
  const causes = errorChain(error)
  const chunk = isChunkLoadError(error)
  return (
    <div role="alert" className="mx-auto w-full max-w-measure px-4 py-24">
      <h1 className="font-display text-3xl font-semibold">{chunk ? 'Part of this page did not load.' : 'This page crashed.'}</h1>
      {chunk && <p className="mt-4 text-muted">The connection may have failed, or a newer version of the site has been published.</p>}
      <ol className="mt-6 space-y-2 border-l-2 border-danger pl-4 font-mono text-sm break-words">
        {causes.map((cause, index) => (
          <li key={cause}>
            {index > 0 && <span className="text-muted">Caused by: </span>}
            {cause}
          </li>
        ))}
      </ol>
      <button type="button" className={`mt-8 ${button}`} onClick={chunk ? reload : retry}>
        {chunk ? 'Retry' : 'Try again'}
      </button>
    </div>
  )
}
