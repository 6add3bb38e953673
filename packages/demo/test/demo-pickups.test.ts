import { pickupItems, pickups } from '@thant/api/database/schema/pickups'
import { users } from '@thant/api/database/schema/users'
import { wasteTotals } from '@thant/api/database/schema/wastes'
import { sortedTypes } from '@thant/contracts/materials/wastes'
import { pickupChangeSchema } from '@thant/contracts/service/pickup-forms'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { presentItem } from '../../../apps/api/src/domains/service/pickups/pickups.presenter.ts'
import { dayOf, endOfDay, startOfDay } from '../../../apps/api/src/lib/company-time.ts'
import { now, timeZone } from './chosen-day.ts'
import { companyAt, useFilledCompany } from './filled-company.ts'

const portal = useFilledCompany()

it('records in its audit log who completed each pickup, and what was weighed', async () => {
  const { rows } = await portal.pool.query(
    `select count(*)::int as pickups, count(a.id)::int as entries,
       bool_and(a.at = p.updated_at and a.actor_id = p.updated_by_id) as is_told,
       bool_and(jsonb_array_length(a.after -> 'items') = (select count(*) from pickup_items i where i.pickup_id = p.id)) as is_whole
     from pickups p left join audit_entries a on a.entity_id = p.id::text and a.action = 'pickup.complete'
     where p.status = 'COMPLETED'`,
  )
  expect(rows[0].pickups).toBeGreaterThan(1_000)
  expect(rows[0]).toMatchObject({ entries: rows[0].pickups, is_told: true, is_whole: true })
})

describe('the pickups', () => {
  it('reach from 30 months ago to eight weeks ahead, never on a Sunday', async () => {
    const [range] = await portal.database
      .select({
        first: sql<string>`min(${pickups.pickUpAt} at time zone ${timeZone})::date::text`,
        last: sql<string>`max(${pickups.pickUpAt} at time zone ${timeZone})::date::text`,
        onSundays: sql<number>`count(*) filter (where extract(isodow from ${pickups.pickUpAt} at time zone ${timeZone}) = 7)::int`,
        offTheClock: sql<number>`count(*) filter (where extract(minute from ${pickups.pickUpAt} at time zone ${timeZone})::int % 15 <> 0
          or (${pickups.pickUpAt} at time zone ${timeZone})::time not between '07:00' and '17:00')::int`,
      })
      .from(pickups)
    expect(range).toEqual({ first: '2024-05-21', last: '2027-01-16', onSundays: 0, offTheClock: 0 })
  })

  it('are what the edit form would take', async () => {
    const items = await portal.database.select().from(pickupItems).orderBy(pickupItems.pickupId, pickupItems.position)
    const byPickup = Map.groupBy(items, ({ pickupId }) => pickupId)
    for (const { id, status, wayNumber, wayType, remark, ...row } of await portal.database.select().from(pickups)) {
      const own = (byPickup.get(id) ?? []).map(presentItem)
      const vehicle = { plate_number: row.plateNumber, driver: row.driverId }
      const form = { status, wayNumber, wayType, remark, vehicle, items: own }
      expect(pickupChangeSchema.parse(form)).toEqual(form)
      // Seven of its usual items at most, and mixed waste.
      const [min, max] = status === 'COMPLETED' ? [2, 8] : [0, 0]
      expect(own.length).toBeGreaterThanOrEqual(min)
      expect(own.length).toBeLessThanOrEqual(max)
      expect(row.createdAt <= row.updatedAt && row.updatedAt <= now).toBe(true)
    }
  })

  it.each(['2026-11-20T23:00:00Z', '2026-11-22T05:00:00Z', '2027-04-14T05:00:00Z', '2028-02-29T16:00:00Z'])(
    'are alive at %s, be it early, a Sunday, Thingyan or late',
    (instant) => {
      const demo = companyAt(new Date(instant))
      const today = dayOf(new Date(instant), timeZone)
      const driver = demo.users.find(({ email }) => email === 'driver@demo.example')
      const rows = demo.pickups.map(({ row }) => row).filter(({ pickUpAt }) => dayOf(pickUpAt, timeZone) === today)
      const open = rows.filter(({ driverId, status }) => driverId === driver?.id && status === 'CONFIRMED')
      expect(rows.length).toBeGreaterThanOrEqual(8)
      expect(new Set(rows.map(({ status }) => status)).size).toBeGreaterThanOrEqual(4)
      expect(open.length).toBeGreaterThanOrEqual(3)
    },
  )

  it('are partly done today, and all past ones are settled', async () => {
    const today = dayOf(now, timeZone)
    const ofToday = await portal.database
      .select()
      .from(pickups)
      .where(and(gte(pickups.pickUpAt, startOfDay(today, timeZone)), lt(pickups.pickUpAt, endOfDay(today, timeZone))))
    expect(ofToday.filter(({ status }) => status === 'COMPLETED').length).toBeGreaterThanOrEqual(2)
    expect(ofToday.every(({ status, pickUpAt }) => status !== 'COMPLETED' || pickUpAt < now)).toBe(true)
    const past = await portal.database
      .select()
      .from(pickups)
      .where(lt(pickups.pickUpAt, startOfDay(today, timeZone)))
    const completed = past.filter(({ status }) => status === 'COMPLETED').length
    expect(completed / past.length).toBeGreaterThan(0.9)
    expect(past.filter(({ status }) => status === 'CONFIRMED' || status === 'REQUESTED')).toEqual([])
  })

  it('give the customer account six waste types and a weight in every month', async () => {
    const [customer] = await portal.database.select().from(users).where(eq(users.email, 'customer@demo.example'))
    const totals = await portal.database
      .select()
      .from(wasteTotals)
      .where(eq(wasteTotals.organizationId, customer?.organizationId ?? ''))
    expect(new Set(totals.map(({ wasteType }) => wasteType))).toEqual(new Set(sortedTypes))
    expect(new Set(totals.map(({ month }) => month)).size).toBe(31)
  })

  it('have mixed waste at hotels and malls of late, which is landfilled', async () => {
    const totals = await portal.database.select().from(wasteTotals).where(eq(wasteTotals.wasteType, 'Mixed'))
    expect(new Set(totals.map(({ organizationId }) => organizationId)).size).toBeGreaterThanOrEqual(3)
    expect(totals.every(({ month, treatment }) => month >= '2026-05-01' && treatment === 'landfill')).toBe(true)
  })

  it('have totals that equal their items', async () => {
    const [items] = await portal.database
      .select({ sum: sql<string>`sum(${pickupItems.weightKg})` })
      .from(pickupItems)
      .innerJoin(pickups, eq(pickups.id, pickupItems.pickupId))
      .where(eq(pickups.status, 'COMPLETED'))
    const [totals] = await portal.database.select({ sum: sql<string>`sum(${wasteTotals.weightKg})` }).from(wasteTotals)
    expect(Number(items?.sum)).toBeGreaterThan(100_000)
    expect(totals).toEqual(items)
  })
})
