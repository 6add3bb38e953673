import type { trainingAttendees, trainings } from '@thant/api/database/schema/trainings'
import type { TrainingStatus } from '@thant/contracts/service/trainings'
import type { Temporal } from 'temporal-polyfill'
import texts from '../../data/trainings.json' with { type: 'json' }
import type { DemoOrganization } from '../customers/organizations.ts'
import { createPeople } from '../customers/people.ts'
import type { UserRow } from '../customers/staff.ts'
import { createRandom, type Random } from '../random.ts'
import { earlierOf, isBefore, laterOf, type Timeline } from '../timeline.ts'

export type DemoTraining = {
  row: typeof trainings.$inferInsert & { id: string }
  attendees: Array<typeof trainingAttendees.$inferInsert>
}

type World = { organizations: DemoOrganization[]; staff: UserRow[]; timeline: Timeline }

/** Customers are trained after joining and every few months; the trainings of the next weeks are planned. */
export function createTrainings(world: World): DemoTraining[] {
  return world.organizations.flatMap((organization) => {
    const random = createRandom(`trainings of ${organization.domain}`)
    return daysOf(organization, world.timeline, random).map((day) => createTraining(organization, day, world, random))
  })
}

function daysOf({ terms }: DemoOrganization, { today, firstDay }: Timeline, random: Random): Temporal.PlainDate[] {
  const begin = laterOf(terms.joinedOn, firstDay)
  const last = terms.expiresOn && isBefore(terms.expiresOn, today) ? terms.expiresOn : today.add({ days: 60 })
  const days: Temporal.PlainDate[] = []
  for (let day = begin.add({ days: random.integer(7, 40) }); isBefore(day, last); ) {
    days.push(weekdayFrom(day))
    day = day.add({ days: random.integer(110, 210) })
  }
  return days
}

function weekdayFrom(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.dayOfWeek < 6 ? day : day.add({ days: 8 - day.dayOfWeek })
}

function createTraining(
  organization: DemoOrganization,
  day: Temporal.PlainDate,
  world: World,
  random: Random,
): DemoTraining {
  const { staff, timeline } = world
  const status = drawStatus(day, timeline, random)
  const requestedOn = day.subtract({ days: random.integer(60, 90) })
  const yesterday = timeline.today.subtract({ days: 1 })
  const requested = laterOf(requestedOn, organization.terms.joinedOn)
  const createdAt = timeline.at(earlierOf(requested, yesterday), random.integer(9 * 60, 12 * 60))
  const isPlanned = status !== 'REQUESTED'
  const id = random.uuid()
  const trainers = staff.filter(({ role }) => role === 'CUSTOMER SERVICE' || role === 'OPERATION MANAGER')
  const doneAt = timeline.at(earlierOf(day, yesterday), random.integer(16 * 60, 17 * 60))
  return {
    row: {
      id,
      organizationId: organization.row.id,
      startsOn: day.toString(),
      period: random.pick(texts.periods),
      status,
      type: isPlanned ? (random.happens(0.25) ? 'ONLINE' : 'OFFLINE') : null,
      trainerName: isPlanned ? random.pick(trainers).name : '',
      topic: isPlanned ? random.pick(texts.topics) : '',
      version: { REQUESTED: 0, CONFIRMED: 1, ONHOLD: 1, COMPLETED: 2, CANCELLED: 1 }[status],
      createdAt,
      updatedAt: status === 'COMPLETED' && doneAt > createdAt ? doneAt : createdAt,
    },
    attendees: status === 'COMPLETED' ? drawAttendees(id, organization, random) : [],
  }
}

function drawStatus(day: Temporal.PlainDate, { today }: Timeline, random: Random): TrainingStatus {
  if (isBefore(day, today)) return random.happens(0.96) ? 'COMPLETED' : 'ONHOLD'
  if (random.happens(0.08)) return 'ONHOLD'
  return random.happens(isBefore(day, today.add({ days: 21 })) ? 0.85 : 0.3) ? 'CONFIRMED' : 'REQUESTED'
}

function drawAttendees(trainingId: string, { isBurmese }: DemoOrganization, random: Random) {
  const people = createPeople(random)
  return Array.from({ length: random.integer(4, 12) }, (_, line) => ({
    trainingId,
    line,
    name: people.meet({ inBurmese: isBurmese && random.happens(0.6) }).name,
    position: random.pick(texts.positions),
    department: random.pick(texts.departments),
    feedback: random.happens(0.3) ? random.pick(texts.feedback) : '',
  }))
}
