/** Scroll position in pixels up to which the navigation bar stays visible. */
const NEAR_TOP = 80

/** Whether the navigation bar hides after scrolling from one position to another: when scrolling down, except near the top. */
export const hidesAfterScroll = (from: number, to: number): boolean => to > NEAR_TOP && to > from
