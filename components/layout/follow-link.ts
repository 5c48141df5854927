/** Asks the page's one navigation to go somewhere; see PageNavigation. */
export const FOLLOW_LINK = 'site:follow-link'

/** Goes to an address as a click on a link does: without a reload where the site can, else as the browser does. */
export const followLink = (href: string) => window.dispatchEvent(new CustomEvent<string>(FOLLOW_LINK, { detail: href }))
