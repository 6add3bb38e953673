import type { OpeningHours } from '@thant/contracts/opening-hours'
import type { FieldProblems } from '#components/form/form-problems.ts'

export type HoursValues = { from: string | null; to: string | null }

export const anyTime: HoursValues = { from: null, to: null }

/** Without both times, a place may be visited at any time. */
export function hoursBodyOf({ from, to }: HoursValues): OpeningHours | null {
  return from === null && to === null ? null : { from: from ?? '', to: to ?? '' }
}

export function missingHoursOf({ openingHours }: { openingHours: HoursValues }): FieldProblems {
  return missingTimesOf('openingHours', openingHours)
}

/** Reports an empty time as missing, where the contract would call it an invalid one. */
export function missingTimesOf(name: string, { from, to }: HoursValues): FieldProblems {
  if ((from === null) === (to === null)) return {}
  return { [from === null ? `${name}.from` : `${name}.to`]: 'Required' }
}
