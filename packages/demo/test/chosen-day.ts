/** The tests look at a demonstration that was filled on this day, a Saturday, at 11:00 in Yangon. */
export const now = new Date('2026-11-21T04:30:00Z')
export const timeZone = 'Asia/Yangon'
export const password = 'a password for looking around'
