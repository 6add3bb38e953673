import { createContext } from 'react'

/** True where one period above a group of cards is that of all of them, so that none repeats it. */
export const PeriodAbove = createContext(false)
