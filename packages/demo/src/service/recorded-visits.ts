import type { visits } from '@thant/api/database/schema/visits'
import type { VisitItem } from '@thant/contracts/service/visit-forms'
import { createRandom, type Random } from '../random.ts'

type VisitRow = typeof visits.$inferInsert & { id: string }

/** A pickup of a driver, with its place and what was weighed. */
export type VisitedPickup = {
  id: string
  version: number
  status: string
  pickUpAt: Date
  driverId: string
  organizationName: string
  siteName: string
  longitude: number | null
  latitude: number | null
  wayType: VisitRow['wayType']
  plateNumber: string
  items: VisitItem[]
  /** Of one that was not collected. */
  code: VisitRow['code']
}

const minuteMs = 60_000

/** What the driver recorded at a stop: its weights, mostly with a signature, and near the gate. */
export function recordedVisit(pickup: VisitedPickup, { now, at }: { now: Date; at?: Date | undefined }): VisitRow {
  const random = createRandom(`recorded visit ${pickup.id}`)
  const planned = new Date(pickup.pickUpAt.getTime() + random.integer(6, 28) * minuteMs)
  const latest = now.getTime() - minuteMs
  const recordedAt = new Date(Math.min((at ?? planned).getTime(), latest))
  const isCollected = pickup.code === null
  return {
    id: random.uuid(),
    createdAt: recordedAt,
    updatedAt: recordedAt,
    pickupId: pickup.id,
    driverId: pickup.driverId,
    organizationName: pickup.organizationName,
    siteName: pickup.siteName,
    plannedAt: pickup.pickUpAt,
    wayType: pickup.wayType,
    plateNumber: pickup.plateNumber,
    baseVersion: pickup.version,
    collected: isCollected ? 'all' : 'nothing',
    code: pickup.code,
    note: '',
    items: isCollected ? pickup.items : [],
    photoKeys: [],
    signature: isCollected && random.happens(0.8) ? [stroke(random), stroke(random)] : null,
    longitude: near(pickup.longitude, random),
    latitude: near(pickup.latitude, random),
    recordedAt,
    isLate: false,
    state: 'applied',
    conflict: null,
  }
}

function near(degrees: number | null, random: Random): number | null {
  return degrees === null ? null : Math.round((degrees + random.between(-0.0004, 0.0004)) * 10_000) / 10_000
}

/** One line of a name, within the box of a signature. */
function stroke(random: Random): Array<{ x: number; y: number }> {
  const [from, middle, height, wave] = [
    random.integer(80, 420),
    random.integer(180, 320),
    random.between(40, 120),
    random.between(2, 4.5),
  ]
  return Array.from({ length: 40 }, (_, step) => ({
    x: from + step * 11,
    y: Math.round(middle + height * Math.sin(step / wave)),
  }))
}
