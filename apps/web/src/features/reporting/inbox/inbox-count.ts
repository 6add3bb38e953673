/** The total of the list is how much waits, so that one row of it is enough. */
export const inboxCountRequest = { query: { limit: '1' } } as const
