/**
 * Runs steps by name in their order, at most `atOnce` at the same time. A step with an entry in `waitsFor` starts after the step of that
 * entry has passed. After a failure, no further step starts.
 * @param run runs one step and resolves to whether it passed
 * @returns the name of the first step that failed, or undefined
 */
export async function runSteps(
  names: readonly string[],
  options: { atOnce: number; waitsFor?: Readonly<Record<string, string>> },
  run: (name: string) => Promise<boolean>,
): Promise<string | undefined> {
  const waiting = [...names]
  const passed = new Set<string>()
  const running = new Map<string, Promise<void>>()
  let failed: string | undefined
  const isReady = (name: string) => {
    const other = options.waitsFor?.[name]
    return other === undefined || passed.has(other) || !names.includes(other)
  }
  const start = (name: string) => {
    waiting.splice(waiting.indexOf(name), 1)
    const end = run(name).then((ok) => {
      running.delete(name)
      if (ok) passed.add(name)
      else failed ??= name
    })
    running.set(name, end)
  }
  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.find(isReady); next !== undefined && !failed && running.size < options.atOnce; next = waiting.find(isReady))
      start(next)
    if (running.size === 0) break
    await Promise.race(running.values())
  }
  return failed
}
