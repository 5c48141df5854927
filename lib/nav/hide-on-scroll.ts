/** Scroll distance, in pixels, below which the navigation bar stays. */
const NEAR_TOP = 80

/** Whether the bar hides after a scroll from one position to another: on the way down, but never near the top. */
export const hidesAfterScroll = (from: number, to: number): boolean => to > NEAR_TOP && to > from
