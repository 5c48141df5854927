import { fetchCodeAgain, reloadPage } from '@/lib/browser/code-again'
import { errorChain, isChunkLoadError } from '@/lib/error-causes'

const button = 'inline-flex h-11 items-center rounded-control px-5 font-medium'

/** Replaces a page that failed to render. Lists the chain of causes, and offers a retry and a reload. */
export function CrashFallback({ error, retry }: { error: unknown; retry: () => void }) {
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
      <p className="mt-8 flex flex-wrap gap-3">
        <button type="button" className={`${button} bg-brand text-on-brand`} onClick={() => fetchCodeAgain(error).then(retry)}>
          {chunk ? 'Retry' : 'Try again'}
        </button>
        <button type="button" className={`${button} border border-control`} onClick={reloadPage}>
          Reload page
        </button>
      </p>
    </div>
  )
}
