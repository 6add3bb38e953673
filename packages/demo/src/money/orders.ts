import type { certificates, orders } from '@thant/api/database/schema/orders'
import { batteryPriceOf, type OrderKind } from '@thant/contracts/money/order-form'
import type { OrderStatus } from '@thant/contracts/money/orders'
import { createPeople } from '../customers/people.ts'
import { drawMobileNumber } from '../customers/phone-numbers.ts'
import { placeIn, type TownshipName } from '../customers/townships.ts'
import { createRandom, type Random } from '../random.ts'
import type { Timeline } from '../timeline.ts'

export type OrderRow = typeof orders.$inferInsert & {
  id: string
  createdAt: Date
  kind: OrderKind
  status: OrderStatus
}
export type CertificateRow = typeof certificates.$inferInsert

const count = 42
const townships: readonly TownshipName[] = ['Ahlone', 'Bahan', 'Hlaing', 'Kamayut', 'Sanchaung', 'Tamwe', 'Yankin']
const services = [
  'Removal of old office furniture',
  'Collection after a wedding, 12 bags',
  'ရုံးခန်းပြောင်းရွှေ့ရာမှ စက္ကူဟောင်းများ သိမ်းဆည်းခြင်း',
  'Shredding of old files, 40 kg',
  'Waste audit of a shop, one day',
]

/** Creates the public orders of four months, oldest first: mostly boxes, and some payments for a single service. */
export function createOrders(timeline: Timeline): OrderRow[] {
  const people = createPeople(createRandom('payers'))
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(`order ${index}`)
    const inBurmese = random.happens(0.3)
    const { name, mailbox } = people.meet({ inBurmese })
    const age = (count - index) * 3 - random.integer(0, 2)
    const createdAt = timeline.at(timeline.today.subtract({ days: age }), random.integer(8 * 60, 20 * 60))
    const kind = index % 4 === 3 ? 'generic' : 'battery'
    const address = placeIn(random.pick(townships), random, inBurmese).address
    return {
      id: random.uuid(),
      customerName: name,
      customerEmail: `${mailbox}@mail.example`,
      customerPhone: drawMobileNumber(random).replaceAll(' ', ''),
      language: inBurmese ? 'my' : 'en',
      createdAt,
      ...(kind === 'generic' ? drawService(random) : { ...drawBoxes(random), deliveryAddress: address }),
      ...drawSteps(kind, { age, createdAt, timeline }, random),
      kind,
      number: '',
    }
  })
}

function drawService(random: Random) {
  const total = `${random.integer(15, 180) * 1_000}.00`
  return { description: random.pick(services), total, currency: 'MMK' as const, quantity: 0 }
}

function drawBoxes(random: Random) {
  const boxes = { quantity: random.happens(0.8) ? random.integer(1, 3) : random.integer(4, 12) }
  const certificate = random.happens(0.6)
  const { total } = batteryPriceOf({ ...boxes, certificate })
  return { ...boxes, hasCertificate: certificate, total: total.toFixed(2), currency: 'USD' as const }
}

type Past = { age: number; createdAt: Date; timeline: Timeline }

function drawSteps(kind: OrderKind, { age, createdAt, timeline }: Past, random: Random) {
  const paidAt = new Date(createdAt.getTime() + random.integer(3, 40) * 60_000)
  const after = (days: number) =>
    timeline.at(timeline.today.subtract({ days: age - days }), random.integer(9 * 60, 17 * 60))
  if (random.happens(0.15)) return { status: 'PENDING', version: 0, updatedAt: createdAt } as const
  if (kind === 'generic' || age <= 4) return { status: 'PAID', version: 1, paidAt, updatedAt: paidAt } as const
  const packedAt = after(1)
  if (age <= 12) return { status: 'PACKED', version: 2, paidAt, packedAt, updatedAt: packedAt } as const
  const deliveredAt = after(random.integer(3, 9))
  return { status: 'DELIVERED', version: 3, paidAt, packedAt, deliveredAt, updatedAt: deliveredAt } as const
}

export function certificatesOf(rows: OrderRow[]): CertificateRow[] {
  return rows.flatMap((row) => {
    if (row.status !== 'DELIVERED' || !row.hasCertificate || !row.deliveredAt) return []
    const random = createRandom(`certificate ${row.id}`)
    const group = () => Array.from({ length: 4 }, () => random.pick([...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'])).join('')
    const issuedOn = row.deliveredAt.toISOString().slice(0, 10)
    const serial = `RC-${issuedOn.slice(0, 4)}-${group()}-${group()}`
    const holder = row.customerName
    return [{ serial, orderId: row.id, holder, boxes: row.quantity ?? 0, issuedOn, createdAt: row.deliveredAt }]
  })
}
