import { movedPickup, plannedPickup } from '@thant/contracts/customers/notification-details'
import type { NotificationContent } from '@thant/contracts/customers/notification-facts'
import { dayOf } from '#lib/company-time.ts'
import type { UnnotifiedPickup } from './changed-pickups.queries.ts'
import type { NoticeKind, Reader } from './notice-kind.ts'

/** A mail of many pickups stays readable; the schedule has all of them. */
const maxLines = 12

/** A pickup of which a reader is told. */
export type Line = { at: string; to: string; place: string; wayType: UnnotifiedPickup['wayType']; isOnHold: boolean }

/** Drivers are told whose pickup it is, customers which of their sites if there are several. */
export function lineOf(reader: Reader, { before, after, ...pickup }: UnnotifiedPickup): Line {
  const { organization, sites, wayType, status } = pickup
  const at = (before ?? after)?.at.toISOString() ?? ''
  const hasOtherSite = before !== null && after !== null && before.siteId !== after.siteId
  const site = sites.areSeveral || hasOtherSite ? (after === null ? sites.before : sites.after) : ''
  const place = reader.role === 'DRIVER' ? [organization, site].filter((name) => name !== '').join(' · ') : site
  return { at, to: after?.at.toISOString() ?? at, place, wayType, isOnHold: after === null && status === 'ONHOLD' }
}

/** Makes the notice of pickups that changed in the same way, in order of time. */
export function noticeOf(kind: NoticeKind, lines: readonly [Line, ...Line[]], timeZone: string): NotificationContent {
  const [first, ...others] = lines
  if (kind === 'pickup-moved') return { kind, facts: movedFacts(first, others) }
  const facts = plannedFacts(first, others, timeZone)
  return kind === 'pickup-cancelled' && first.isOnHold
    ? { kind, facts: { ...facts, state: 'ONHOLD' } }
    : { kind, facts }
}

function movedFacts({ at, to, place }: Line, others: readonly Line[]) {
  const first = { from: at, to }
  if (others.length === 0) return { ...first, ...(place !== '' && { place }) }
  const lines = [{ ...first, place }, ...others.map((line) => ({ ...line, from: line.at }))]
  return { ...first, number: String(lines.length), moved: listed(lines.map(movedPickup)), ...countOfMore(lines) }
}

function plannedFacts(first: Line, others: readonly Line[], timeZone: string) {
  const { at, place } = first
  if (others.length === 0) return { at, ...(place !== '' && { place }) }
  const lines = [first, ...others]
  const day = (line: Line | undefined) => dayOf(new Date(line?.at ?? at), timeZone)
  return {
    at,
    number: String(lines.length),
    first: day(first),
    last: day(lines.at(-1)),
    pickups: listed(lines.map((line) => plannedPickup({ ...line, site: line.place }))),
    ...countOfMore(lines),
  }
}

const listed = (lines: readonly string[]) => lines.slice(0, maxLines).join('\n')

function countOfMore(lines: readonly unknown[]): { more?: string } {
  return lines.length > maxLines ? { more: String(lines.length - maxLines) } : {}
}
