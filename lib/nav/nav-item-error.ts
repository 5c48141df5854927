/** Where the items of the navigation bar are configured. */
export const NAVBAR_FILE = 'content/navigation/navbar.ts'

/** The error of a navigation item that could not be rendered: which one it is, and where to look. */
export const navItemError = (name: string, cause: unknown) =>
  new Error(`The navigation item "${name}" failed to render. Check its configuration in ${NAVBAR_FILE}.`, { cause })
