/** Event that makes PageNavigation navigate to the URL in `detail`. */
export const FOLLOW_LINK = 'site:follow-link'

/** Navigates like a click on a link: on the client for pages of this site, with a full page load otherwise. */
export const followLink = (href: string) => window.dispatchEvent(new CustomEvent<string>(FOLLOW_LINK, { detail: href }))
