/** Messages of an error and of what caused it, outermost first. A chain that bites its tail ends there. */
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

/** Whether an error says that a piece of the site's code could not be fetched. */
export const isChunkLoadError = (error: unknown) =>
  errorChain(error).some((message) =>
    /ChunkLoadError|Loading (CSS )?chunk|Failed to (load|fetch) (chunk|dynamically imported module)|importing a module script failed/i.test(
      message,
    ),
  )
