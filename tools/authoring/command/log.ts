/** Runs a step and prints a line when it starts and a line with its result and duration when it ends. */
export async function step<T>(name: string, run: () => Promise<T> | T, summarize: (result: T) => string = () => 'done'): Promise<T> {
  const start = performance.now()
  console.log(`  ${name} …`)
  const result = await run()
  console.log(`✓ ${name}: ${summarize(result)} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  return result
}
