/** Messages of an error and its causes, outermost first. Stops at the first repeated error, because `cause` references can be circular. */
export function errorChain(error: unknown): string[] {
  const messages: string[] = []
  const seen = new Set<unknown>()
  let current: unknown = error
  while (current !== undefined && current !== null && !seen.has(current)) {
    seen.add(current)
    messages.push(current instanceof Error ? `${current.name}: ${current.message}` : String(current))
    current = current instanceof Error ? current.cause : undefined
  }
  return messages
}

/** Whether an error, or one of its causes, reports that a JavaScript or CSS chunk failed to load, in the words of the bundler or a browser. */
export const isChunkLoadError = (error: unknown) =>
  errorChain(error).some((message) =>
    /ChunkLoadError|Loading (CSS )?chunk|Failed to (load|fetch) (chunk|dynamically imported module)|error loading dynamically imported module|importing a module script failed/i.test(
      message,
    ),
  )
