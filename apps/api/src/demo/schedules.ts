import type { schedules } from '#database/schema/schedules.ts'
import type { DemoOrganization } from './organizations.ts'
import { createRandom } from './random.ts'
import { isVisited, type Round, secondWeekday } from './rhythm.ts'
import type { Timeline } from './timeline.ts'

type ScheduleRow = typeof schedules.$inferInsert & { id: string }

/** Each organization is visited by one schedule, from its first visit until its contract ends. */
export function createSchedules(organizations: readonly DemoOrganization[], timeline: Timeline): ScheduleRow[] {
  return organizations.map((organization) => {
    const { row, round, terms, visitedAt } = organization
    let startsOn = terms.joinedOn
    while (!isVisited(round, startsOn)) startsOn = startsOn.add({ days: 1 })
    const createdAt = timeline.at(terms.joinedOn, 11 * 60)
    return {
      ...recurrenceOf(round),
      id: scheduleIdOf(organization),
      createdAt,
      updatedAt: createdAt,
      organizationId: row.id,
      siteId: row.id,
      startsOn: startsOn.toString(),
      timeOfDay: [Math.floor(visitedAt / 60), visitedAt % 60].map((part) => String(part).padStart(2, '0')).join(':'),
      holidayPolicy: 'ask',
    }
  })
}

export function scheduleIdOf({ domain }: DemoOrganization): string {
  return createRandom(`schedule ${domain}`).uuid()
}

function recurrenceOf({ rhythm, weekday }: Round): Pick<ScheduleRow, 'weekdays' | 'everyWeeks' | 'nth' | 'weekday'> {
  if (rhythm === 'monthly') return { nth: 2, weekday }
  if (rhythm === 'fortnightly') return { weekdays: [weekday], everyWeeks: 2 }
  if (rhythm === 'weekly') return { weekdays: [weekday] }
  return { weekdays: [weekday, secondWeekday(weekday)].toSorted() }
}
