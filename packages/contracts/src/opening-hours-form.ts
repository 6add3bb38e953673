import * as z from 'zod/mini'
import type { OpeningHours } from './opening-hours.ts'

export const hourSchema = z.string('Required').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Invalid time'))
export const openingHoursFormSchema = z
  .object({ from: hourSchema, to: hourSchema })
  .check(z.refine(({ from, to }) => from !== to, { path: ['to'], error: 'Must differ from the time of opening' }))

type Opened = { openingHours: OpeningHours | null }

/** The columns of a list of places. */
export const openingHoursColumns = {
  opensAt: { kind: 'hours', title: 'Opens at', value: (row: Opened) => row.openingHours?.from ?? null },
  closesAt: { kind: 'hours', title: 'Closes at', value: (row: Opened) => row.openingHours?.to ?? null },
} as const
