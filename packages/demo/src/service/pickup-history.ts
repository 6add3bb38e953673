import type { Random } from '../random.ts'
import { earlierOf, laterOf } from '../timeline.ts'
import type { Stop, World } from './stops.ts'

type History = { createdAt: Date; updatedAt: Date; version: number; updatedById: string }

/**
 * A pickup is planned weeks ahead and confirmed in the week before; the history holds its dates, version and last
 * editor.
 */
export function historyOf(stop: Stop, { staff, timeline }: World, random: Random): History {
  const { organization, day, pickUpAt, crew, status } = stop
  const plannedOn = laterOf(day.subtract({ days: random.integer(22, 28) }), organization.terms.joinedOn)
  const createdAt = timeline.at(plannedOn, random.integer(11 * 60, 12 * 60))
  const planner = random.pick(staff.filter(({ role }) => role === 'OPERATION MANAGER')).id
  if (status === 'REQUESTED') return { createdAt, updatedAt: createdAt, version: 0, updatedById: planner }
  if (status === 'COMPLETED') {
    const updatedAt = new Date(pickUpAt.getTime() + random.integer(15, 45) * 60_000)
    return { createdAt, updatedAt, version: 2, updatedById: random.pick([crew.driverId, ...crew.team]) }
  }
  const changedOn = earlierOf(day.subtract({ days: random.integer(1, 6) }), timeline.today.subtract({ days: 1 }))
  const updatedAt = timeline.at(laterOf(changedOn, plannedOn), random.integer(13 * 60, 16 * 60))
  return { createdAt, updatedAt, version: 1, updatedById: planner }
}
