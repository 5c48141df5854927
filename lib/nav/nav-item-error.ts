/** The file with the configuration of the navigation bar. */
export const NAVBAR_FILE = 'content/navigation/navbar.ts'

/** Error for a navigation item that failed to render, with its name and the configuration file. */
export const navItemError = (name: string, cause: unknown) =>
  new Error(`The navigation item "${name}" failed to render. Check its configuration in ${NAVBAR_FILE}.`, { cause })
