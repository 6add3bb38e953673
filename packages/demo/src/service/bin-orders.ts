import type { binOrders } from '@thant/api/database/schema/bin-orders'
import type { BinOrderStatus } from '@thant/contracts/service/bin-orders'
import type { Temporal } from 'temporal-polyfill'
import type { DemoOrganization } from '../customers/organizations.ts'
import type { UserRow } from '../customers/staff.ts'
import { createRandom, type Random } from '../random.ts'
import { earlierOf, isBefore, type Timeline } from '../timeline.ts'
import type { DemoBin } from './bins.ts'

export type BinOrderRow = typeof binOrders.$inferInsert
type World = { organizations: DemoOrganization[]; bins: DemoBin[]; staff: UserRow[]; timeline: Timeline }

/**
 * Each customer orders bins in the week of joining and again now and then, and some orders came within the last two
 * weeks.
 */
export function createBinOrders(world: World): BinOrderRow[] {
  const { organizations, timeline } = world
  const recent = createRandom('recent bin orders')
  const yesterday = timeline.today.subtract({ days: 1 })
  return [
    ...organizations.flatMap((organization) => pastOrders(organization, world)),
    ...Array.from({ length: 14 }, (_, days) =>
      createOrder(recent.pick(organizations), yesterday.subtract({ days }), world, recent),
    ),
  ]
}

function pastOrders(organization: DemoOrganization, world: World): BinOrderRow[] {
  const { today } = world.timeline
  const { joinedOn, expiresOn } = organization.terms
  const random = createRandom(`bin orders of ${organization.domain}`)
  const end = expiresOn ? earlierOf(expiresOn, today) : today
  const days = Math.max(joinedOn.until(end).days - 15, 1)
  const offsets = [1, 2, ...Array.from({ length: random.integer(1, 5) }, () => random.integer(8, Math.max(days, 8)))]
  return offsets
    .map((offset) => joinedOn.add({ days: offset }))
    .filter((day) => isBefore(day, today))
    .map((day) => createOrder(organization, day, world, random))
}

function createOrder(organization: DemoOrganization, day: Temporal.PlainDate, world: World, random: Random) {
  const { bins, staff, timeline } = world
  const bin = random.pick(bins).row
  const quantity = random.happens(0.7) ? random.integer(1, 4) : random.integer(5, 16)
  const age = day.until(timeline.today).days
  const cents = Math.round(Number(bin.price) * 100 * (age > 500 ? 0.9 : 1))
  const orderedAt = timeline.at(day, random.integer(9 * 60, 16 * 60))
  const status = drawStatus(age, random)
  const confirmedAt = status === 'REQUESTED' ? null : timeline.at(day, random.integer(16 * 60, 17 * 60))
  const deliveredOn = day.add({ days: Math.min(random.integer(2, 9), age - 1) })
  const deliveredAt = status === 'COMPLETED' ? timeline.at(deliveredOn, random.integer(17 * 60, 18 * 60)) : null
  const isAccepted = status === 'CONFIRMED' || status === 'COMPLETED'
  return {
    id: random.uuid(),
    version: { REQUESTED: 0, CONFIRMED: 1, ONHOLD: 1, CANCELLED: 1, COMPLETED: 2 }[status],
    createdAt: orderedAt,
    updatedAt: deliveredAt ?? confirmedAt ?? orderedAt,
    organizationId: organization.row.id,
    binId: bin.id,
    quantity,
    unitPrice: (cents / 100).toFixed(2),
    total: ((cents * quantity) / 100).toFixed(2),
    status,
    orderedAt,
    acceptedById: isAccepted ? random.pick(staff.filter(({ role }) => role === 'ADMIN')).id : null,
    deliveredAt,
  } satisfies BinOrderRow
}

function drawStatus(age: number, random: Random): BinOrderStatus {
  const chance = random.next()
  if (chance < 0.05) return 'CANCELLED'
  if (age <= 30 && chance < 0.12) return 'ONHOLD'
  if (age <= 8) return chance < 0.65 ? 'REQUESTED' : 'CONFIRMED'
  return age <= 12 ? 'CONFIRMED' : 'COMPLETED'
}
