import { minuteMs } from '@thant/contracts/durations'
import { dayOf, daysAfter } from '../company-time.ts'

/** A phone's clock may be so many minutes fast; what it says of the time ahead is then taken as now. */
const clockToleranceMinutes = 5
/** What was recorded on a phone arrives until the end of the seventh day. */
const maxAgeDays = 7

type Received = { receivedAt: Date; timeZone: string }

/** What a phone says of the time: when that was, never ahead of the server, or why it is not taken. */
export function readPhoneClock(
  said: Date,
  { receivedAt, timeZone }: Received,
): { at: Date; problem?: 'ahead' | 'too-old' } {
  if (said.getTime() > receivedAt.getTime() + clockToleranceMinutes * minuteMs) return { at: said, problem: 'ahead' }
  const at = said < receivedAt ? said : receivedAt
  const isTooOld = dayOf(receivedAt, timeZone) > daysAfter(dayOf(at, timeZone), maxAgeDays)
  return isTooOld ? { at, problem: 'too-old' } : { at }
}
