import { errorChain } from '@/lib/error-causes'

const button = 'min-h-9 underline underline-offset-4'

/**
 * Says beside the page that a part of it did not load, with the error's text and a button that tries again.
 * @param part what did not load, as the subject of a sentence
 * @param dismiss hides the message; without it, it stays until the part has loaded
 */
export function LoadFailure({ part, error, retry, dismiss, className = '' }: LoadFailureProps) {
  return (
    <div role="alert" className={`form-report ${className}`}>
      <p className="font-semibold">{part} did not load.</p>
      <p className="mt-1 font-mono text-xs wrap-anywhere text-muted">{errorChain(error).join(' ')}</p>
      <p className="mt-1 flex gap-5 text-sm">
        <button type="button" className={button} onClick={retry}>
          Retry
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
