import type { PickupStatus } from '@thant/contracts/service/pickup-statuses'
import type { Temporal } from 'temporal-polyfill'
import type { DemoOrganization } from '../customers/organizations.ts'
import type { UserRow } from '../customers/staff.ts'
import { createRandom, type Random } from '../random.ts'
import { isBefore, type Timeline } from '../timeline.ts'
import { type Crew, crewsOnDuty } from './crews.ts'
import { drawComingStatus, drawPastStatus, statusesToday } from './status.ts'
import { visitsOn } from './visits.ts'

export type World = { organizations: readonly DemoOrganization[]; staff: readonly UserRow[]; timeline: Timeline }
export type Stop = {
  organization: DemoOrganization
  day: Temporal.PlainDate
  pickUpAt: Date
  crew: Crew
  status: PickupStatus
  /** Numbers the stops of a day. */
  wayNumber: number
}

/** Returns the stops of a day in order of time, with the status that each has or will have. */
export function stopsOn(day: Temporal.PlainDate, dayNumber: number, { organizations, staff, timeline }: World): Stop[] {
  const visits = visitsOn(day, organizations, timeline)
  const crews = crewsOnDuty(staff, dayNumber, visits.length)
  const stops = visits.map((organization, index) => ({
    organization,
    day,
    pickUpAt: timeline.at(day, organization.visitedAt),
    crew: crews[index % crews.length] as Crew,
    wayNumber: index + 1,
  }))
  const statuses = day.equals(timeline.today)
    ? statusesToday(
        stops.map(({ crew, pickUpAt }) => ({ isDemoDrivers: crew === crews[0], isOver: isOver(pickUpAt, timeline) })),
      )
    : stops.map(({ organization }) => drawStatus(day, timeline, createRandom(`status ${organization.domain} ${day}`)))
  return stops.map((stop, index) => ({ ...stop, status: statuses[index] as PickupStatus }))
}

function drawStatus(day: Temporal.PlainDate, { today }: Timeline, random: Random): PickupStatus {
  return isBefore(day, today) ? drawPastStatus(random) : drawComingStatus(today.until(day).days, random)
}

/** Loading, weighing and recording take up to 45 minutes. */
function isOver(pickUpAt: Date, { now }: Timeline): boolean {
  return pickUpAt.getTime() + 45 * 60_000 <= now.getTime()
}
