import type { MissedReportKind, MissedReportState } from '../service/missed-reports.ts'
import type { OutcomeCode } from '../service/outcome-reasons.ts'
import type { PickupRequestKind, PickupRequestState } from '../service/pickup-request-states.ts'
import type { NotificationKind } from './notifications.ts'

/** Times are ISO 8601: `at` is the pickup's, `wanted` the customer's, `offered` that of staff; `until` one may answer. */
export type RequestFacts = {
  organization: string
  request: PickupRequestKind
  state: PickupRequestState
  at?: string
  wanted?: string
  offered?: string
  until?: string
  place?: string
  note?: string
}

/**
 * Of one pickup there is its time alone, and its place where that is not clear. Of several, `pickups` has a line of
 * `plannedPickup` for each of the first, `more` counts the others, and `first` and `last` are days.
 */
export type PickupsFacts = {
  at: string
  place?: string
  number?: string
  first?: string
  last?: string
  pickups?: string
  more?: string
}

/** What the text of each kind is made of. */
export type NotificationFacts = {
  'request-made': RequestFacts
  'request-answered': RequestFacts
  'request-withdrawn': RequestFacts
  'request-agreed': RequestFacts
  'pickup-planned': PickupsFacts
  /** Of one pickup; `to` is as `from` if it is only at another place. Of several, `moved` has a line of each. */
  'pickup-moved': { from: string; to: string; place?: string; number?: string; moved?: string; more?: string }
  'pickup-cancelled': PickupsFacts & { state?: 'ONHOLD' }
  'pickup-assigned': PickupsFacts
  'pickup-unassigned': PickupsFacts
  'pickup-not-collected': { at: string; code: OutcomeCode; note?: string; place?: string }
  'missed-reported': { organization: string; report: MissedReportKind; at: string; note?: string; place?: string }
  'missed-answered': { at: string; state: MissedReportState; note: string; place?: string }
  /** `moves` are intervals of ISO 8601 between spaces, of which those without an end are left out. */
  'holiday-moves': { holiday: string; moves: string }
  'collection-note': { at: string; place?: string }
  /** `at` is that of the first, `arrival` when its crew is planned; `pickups` has a line each of `plannedPickup`. */
  'pickup-tomorrow': { day: string; number: string; at: string; arrival?: string; pickups: string }
  /** `ahead` says how many stops are left before it. */
  'crew-near': { at: string; arrival: string; ahead: string; place?: string }
}

/** A kind with its facts. */
export type NotificationContent = {
  [Kind in NotificationKind]: { kind: Kind; facts: NotificationFacts[Kind] }
}[NotificationKind]
