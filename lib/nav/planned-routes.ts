import { readFileSync } from 'node:fs'

/** Where the addresses of pages that are decided but not written stand, one a line. */
export const PLANNED_ROUTES_FILE = 'content/planned-routes.txt'

/** Addresses that links and the sidebar may name before their page exists. Empty where the file is gone, as it is when all is written. */
export function plannedRoutes(file = PLANNED_ROUTES_FILE): ReadonlySet<string> {
  try {
    return new Set(
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line.startsWith('/')),
    )
  } catch {
    return new Set()
  }
}
