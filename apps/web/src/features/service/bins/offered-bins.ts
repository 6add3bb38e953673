/** Which bins the landing page offers. */
export const offeredBins = { sort: 'name', limit: 60 } as const
