import type { pickupRequests } from '@thant/api/database/schema/pickup-requests'
import { addWorkingDays } from '@thant/api/domains/company/company-days/working-days'
import type { SortedType } from '@thant/contracts/materials/wastes'
import type { PickupRequestState } from '@thant/contracts/service/pickup-request-states'
import { Temporal } from 'temporal-polyfill'
import type { DemoOrganization } from '../customers/organizations.ts'
import type { UserRow } from '../customers/staff.ts'
import { createRandom } from '../random.ts'
import type { Timeline } from '../timeline.ts'
import { workingDaysAround } from './holidays.ts'

type RequestRow = typeof pickupRequests.$inferInsert
/** `requestedIn` counts working days from today. */
type Requested = { state: PickupRequestState; daysAgo: number; requestedIn: number; wasteTypes: SortedType[] }

/** One for each of the first organizations after that of the demonstration customer, who asks in person. */
const requested: Requested[] = [
  { state: 'OPEN', daysAgo: 1, requestedIn: 5, wasteTypes: ['Papers'] },
  { state: 'OPEN', daysAgo: 1, requestedIn: 6, wasteTypes: ['Organic'] },
  { state: 'OPEN', daysAgo: 1, requestedIn: 8, wasteTypes: ['Plastics', 'Cans'] },
  { state: 'COUNTERED', daysAgo: 1, requestedIn: 7, wasteTypes: ['Glasses'] },
  { state: 'DECLINED', daysAgo: 9, requestedIn: -4, wasteTypes: ['E-waste'] },
  { state: 'WITHDRAWN', daysAgo: 16, requestedIn: -9, wasteTypes: ['Papers', 'Plastics'] },
  { state: 'DECLINED', daysAgo: 30, requestedIn: -24, wasteTypes: ['Organic'] },
]
const notes = { en: 'We are clearing the store room.', my: 'သိုလှောင်ခန်း ရှင်းလင်းနေပါသည်။' }
const answers = {
  COUNTERED: 'The truck is near you at this time.',
  DECLINED: 'All our trucks are on the road that day.',
}

type Company = { organizations: readonly DemoOrganization[]; customers: readonly UserRow[]; staff: readonly UserRow[] }

/** What customers ask for beyond their schedules: some wait for an answer, some were answered. */
export function createRequests({ organizations, customers, staff }: Company, timeline: Timeline): RequestRow[] {
  const planner = staff.find(({ role }) => role === 'OPERATION')
  return organizations.slice(1, 1 + requested.length).flatMap(({ row, isBurmese }, index) => {
    const asker = customers.find(({ organizationId }) => organizationId === row.id)
    const request = requested[index]
    if (asker === undefined || planner === undefined || request === undefined) return []
    return [requestRow(request, { organizationId: row.id, asker, planner, isBurmese, timeline })]
  })
}

type Surroundings = {
  organizationId: string
  asker: UserRow
  planner: UserRow
  isBurmese: boolean
  timeline: Timeline
}

function requestRow(
  { state, daysAgo, requestedIn, wasteTypes }: Requested,
  { organizationId, asker, planner, isBurmese, timeline }: Surroundings,
): RequestRow {
  const { today, at } = timeline
  const days = workingDaysAround(timeline)
  const workingDay = (from: Temporal.PlainDate, count: number) =>
    Temporal.PlainDate.from(addWorkingDays(days, from.toString(), count))
  const madeOn = today.subtract({ days: daysAgo })
  const requestedAt = at(madeOn, 9 * 60 + 20)
  const requestedOn = workingDay(today, requestedIn)
  const offeredOn = workingDay(requestedOn, 1)
  const isOffered = state === 'COUNTERED'
  const isAnswered = state === 'COUNTERED' || state === 'DECLINED'
  const closedAt = state === 'DECLINED' || state === 'WITHDRAWN' ? at(madeOn, 11 * 60) : null
  return {
    id: createRandom(`request ${organizationId}`).uuid(),
    createdAt: requestedAt,
    updatedAt: requestedAt,
    organizationId,
    siteId: organizationId,
    kind: 'extra',
    state,
    wantedAt: at(requestedOn, 10 * 60),
    partOfDay: 'morning',
    wasteTypes,
    amountNote: isBurmese ? 'အိတ် ၁၀ လုံးခန့်' : 'About ten bags',
    note: isBurmese ? notes.my : notes.en,
    askedById: asker.id,
    expiresAt: at(workingDay(isOffered ? offeredOn : requestedOn, -1), 16 * 60),
    closedAt,
    ...(isOffered && { counterAt: at(offeredOn, 14 * 60) }),
    ...(isAnswered && { answerNote: answers[state], answeredById: planner.id, answeredAt: at(madeOn, 11 * 60) }),
  }
}
