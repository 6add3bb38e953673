/** A closed day is a holiday or a closure; a working day is a day of rest that was exchanged for another day. */
export const companyDayKinds = ['closed', 'working'] as const
