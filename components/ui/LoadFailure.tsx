import { fetchCodeAgain, reloadPage } from '@/lib/browser/code-again'
import { errorChain } from '@/lib/error-causes'

const button = 'min-h-9 underline underline-offset-4'

/**
 * Message that a part of the page did not load, with the error text, and buttons that load the part again or the whole page.
 * @param part name of the part, as the subject of a sentence
 * @param retry is called after the missing script has been requested past the HTTP cache
 * @param dismiss hides the message; without it, the message has no Close button
 */
export function LoadFailure({ part, error, retry, dismiss, className = '' }: LoadFailureProps) {
  return (
    <div role="alert" className={`form-report ${className}`}>
      <p className="font-semibold">{part} did not load.</p>
      <p className="mt-1 font-mono text-xs wrap-anywhere text-muted">{errorChain(error).join(' ')}</p>
      <p className="mt-1 flex gap-5 text-sm">
        <button type="button" className={button} onClick={() => fetchCodeAgain(error).then(retry)}>
          Retry
        </button>
        <button type="button" className={button} onClick={reloadPage}>
          Reload page
        </button>
        {dismiss && (
          <button type="button" className={button} onClick={dismiss}>
            Close
          </button>
        )}
      </p>
    </div>
  )
}

type LoadFailureProps = { part: string; error: unknown; retry: () => void; dismiss?: () => void; className?: string }
