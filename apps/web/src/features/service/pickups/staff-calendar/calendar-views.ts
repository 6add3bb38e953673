/** The calendar library's names of the views. */
export const views = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay', list: 'listSevenDays' } as const

/** What the library does not have by itself. */
export const ownViews = { [views.list]: { type: 'list', duration: { days: 7 } } } as const
