import type { Temporal } from 'temporal-polyfill'
import type { DemoOrganization } from '../customers/organizations.ts'
import { createRandom } from '../random.ts'
import { isBefore, type Timeline } from '../timeline.ts'
import { isThingyan, isVisited } from './rhythm.ts'

/** Today has at least this many pickups, because an extra round is driven even on a Sunday or in Thingyan. */
const fewestToday = 12

export function visitsOn(
  day: Temporal.PlainDate,
  organizations: readonly DemoOrganization[],
  { today }: Timeline,
): DemoOrganization[] {
  const random = createRandom(`visits ${day}`)
  const customers = organizations.filter(({ terms }) => isCustomerOn(day, terms))
  const due = customers.filter(({ round }) => isVisited(round, day) && (!isThingyan(day) || random.happens(0.2)))
  const missing = day.equals(today) ? Math.max(0, fewestToday - due.length) : 0
  const extra = random.shuffled(customers.filter((customer) => !due.includes(customer))).slice(0, missing)
  return [...due, ...extra].sort((a, b) => a.visitedAt - b.visitedAt)
}

function isCustomerOn(day: Temporal.PlainDate, { joinedOn, expiresOn }: DemoOrganization['terms']): boolean {
  return isBefore(joinedOn, day) && (expiresOn === null || !isBefore(expiresOn, day))
}
