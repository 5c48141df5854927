/**
 * Whether all parts of a page have their real heights, not estimates (see state.css). A page that is opened at its top does not need that. A
 * target within the page, a jump over parts that were never in view, and the position to which the back button returns, do. The script in the head sets the attribute for the first page.
 */
export function setExactLayout(exact: boolean): void {
  document.documentElement.toggleAttribute('data-exact', exact)
}
