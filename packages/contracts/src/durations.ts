export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** For so long screens offer to undo a change. */
export const undoMs = 10_000
/** What may be undone is mailed later than that, since the undoing takes a moment to arrive. */
export const undoWaitMs = 15_000
