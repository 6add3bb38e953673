import type { schedules } from '@thant/api/database/schema/schedules'
import { wayTypeOf } from '@thant/api/domains/service/pickups/way-type'
import type { WasteType } from '@thant/contracts/materials/wastes'
import { branchesOf, siteVisitedOn } from '../customers/branches.ts'
import type { DemoOrganization } from '../customers/organizations.ts'
import type { UserRow } from '../customers/staff.ts'
import { products } from '../materials/products.ts'
import { typicalItemsOf } from '../materials/typical-items.ts'
import { createRandom } from '../random.ts'
import type { Timeline } from '../timeline.ts'
import { typicalCrew } from './crews.ts'
import { isVisited, type Round, secondWeekday } from './rhythm.ts'

type ScheduleRow = typeof schedules.$inferInsert & { id: string }

/** Each site is visited by one schedule, from its first visit until the contract ends. */
export function createSchedules(
  organizations: readonly DemoOrganization[],
  staff: readonly UserRow[],
  timeline: Timeline,
): ScheduleRow[] {
  return organizations.flatMap((organization, round) => {
    const siteIds = [organization.row.id, ...branchesOf(organization).map(({ id }) => id)]
    const crew = typicalCrew(staff, round)
    return siteIds.map((siteId) => ({ ...createSchedule(organization, siteId, timeline), ...crew }))
  })
}

function createSchedule(organization: DemoOrganization, siteId: string, timeline: Timeline): ScheduleRow {
  const { row, round, terms, visitedAt } = organization
  let startsOn = terms.joinedOn
  while (!isVisited(round, startsOn) || siteVisitedOn(organization, startsOn) !== siteId) {
    startsOn = startsOn.add({ days: 1 })
  }
  const createdAt = timeline.at(terms.joinedOn, 11 * 60)
  return {
    ...(organization.branch === undefined ? recurrenceOf(round) : { weekdays: [startsOn.dayOfWeek] }),
    id: scheduleIdOf(organization, siteId),
    createdAt,
    updatedAt: createdAt,
    organizationId: row.id,
    siteId,
    startsOn: startsOn.toString(),
    timeOfDay: [Math.floor(visitedAt / 60), visitedAt % 60].map((part) => String(part).padStart(2, '0')).join(':'),
    wayType: wayTypeOf(typicalTypes(organization)),
    holidayPolicy: 'ask',
  }
}

export function scheduleIdOf({ domain }: DemoOrganization, siteId: string): string {
  return createRandom(`schedule ${domain} ${siteId}`).uuid()
}

/** What is usually there. */
function typicalTypes({ companyType }: DemoOrganization): WasteType[] {
  return typicalItemsOf(companyType)
    .filter(({ likelihood }) => likelihood >= 0.5)
    .map(({ product }) => products[product].wasteType)
}

function recurrenceOf({ rhythm, weekday }: Round): Pick<ScheduleRow, 'weekdays' | 'everyWeeks' | 'nth' | 'weekday'> {
  if (rhythm === 'monthly') return { nth: 2, weekday }
  if (rhythm === 'fortnightly') return { weekdays: [weekday], everyWeeks: 2 }
  if (rhythm === 'weekly') return { weekdays: [weekday] }
  return { weekdays: [weekday, secondWeekday(weekday)].toSorted() }
}
