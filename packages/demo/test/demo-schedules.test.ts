import { pickupOutcomes } from '@thant/api/database/schema/outcomes'
import { pickupRequests } from '@thant/api/database/schema/pickup-requests'
import { pickups } from '@thant/api/database/schema/pickups'
import { schedules } from '@thant/api/database/schema/schedules'
import { sites } from '@thant/api/database/schema/sites'
import { isWorkingDay } from '@thant/api/domains/company/company-days/working-days'
import { generateAllPickups } from '@thant/api/domains/service/schedules/generated-pickups.service'
import { systemContext } from '@thant/api/lib/system-context'
import { and, eq, gt, lt } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { loadCutOffRule } from '../../../apps/api/src/domains/service/pickup-requests/cut-off.queries.ts'
import { cutOffOf } from '../../../apps/api/src/domains/service/pickup-requests/cut-off.ts'
import { occurrencesBetween } from '../../../apps/api/src/domains/service/schedules/occurrences.ts'
import { dayOf, startOfDay } from '../../../apps/api/src/lib/company-time.ts'
import { now, timeZone } from './chosen-day.ts'
import { companyAt, useFilledCompany } from './filled-company.ts'

const portal = useFilledCompany()

describe('the schedules', () => {
  it('are one for each site, and made its pickups on their days', { tags: ['10.2-14', '10.3-11'] }, async () => {
    const plans = await portal.database.select().from(schedules)
    expect(plans.map(({ siteId }) => siteId).toSorted()).toEqual(
      (await portal.database.select().from(sites)).map(({ id }) => id).toSorted(),
    )
    expect(plans).toHaveLength(62)
    const made = await portal.database
      .select({
        scheduleId: pickups.scheduleId,
        siteId: pickups.siteId,
        occurrenceOn: pickups.occurrenceOn,
        pickUpAt: pickups.pickUpAt,
      })
      .from(pickups)
      .where(eq(pickups.plannedBy, 'schedule'))
    expect(made.length / (await portal.database.$count(pickups))).toBeGreaterThan(0.99)
    const bySchedule = Map.groupBy(made, ({ scheduleId }) => scheduleId)
    for (const plan of plans) {
      const days = new Set(occurrencesBetween({ ...plan, dayOfMonth: null }, '2020-01-01', '2027-12-31'))
      for (const { siteId, occurrenceOn, pickUpAt } of bySchedule.get(plan.id) ?? []) {
        expect(siteId).toBe(plan.siteId)
        expect([plan.id, days.has(occurrenceOn ?? '')]).toEqual([plan.id, true])
        expect(dayOf(pickUpAt, timeZone)).toBe(occurrenceOn)
      }
    }
  })
})

describe('what the schedules plan', () => {
  it('has a way type, a driver and a vehicle', { tags: ['10.3-11'] }, async () => {
    const plans = await portal.database.select().from(schedules)
    for (const { wayType, driverId, plateNumber } of plans) {
      expect([wayType, driverId, plateNumber]).toEqual([
        expect.any(String),
        expect.any(String),
        expect.stringMatching(/^YGN /),
      ])
    }
    expect(new Set(plans.map(({ wayType }) => wayType)).size).toBeGreaterThan(1)
    expect(new Set(plans.map(({ driverId }) => driverId)).size).toBeGreaterThan(1)
  })

  it('reaches eight weeks ahead from the first start on, so that the night has nothing to make', {
    tags: ['10.3-11'],
  }, async () => {
    const count = () => portal.database.$count(pickups)
    const before = await count()
    await generateAllPickups(portal)
    expect((await count()) - before).toBe(0)
    const ahead = await portal.database.$count(pickups, gt(pickups.pickUpAt, new Date('2027-01-11T17:30:00Z')))
    expect(ahead).toBeGreaterThan(20)
  })
})

describe('requests and failures', () => {
  it('expire when the rule of the company says', { tags: ['10.3-11'] }, async () => {
    const context = systemContext(portal, portal.database)
    for (const instant of [
      '2026-11-20T04:30:00Z',
      '2026-11-21T04:30:00Z',
      '2026-11-22T04:30:00Z',
      '2026-12-30T04:30:00Z',
      '2026-04-10T04:30:00Z',
    ]) {
      const rows = companyAt(new Date(instant)).requests.filter(
        ({ state }) => state === 'OPEN' || state === 'COUNTERED',
      )
      expect(rows).toHaveLength(4)
      for (const { wantedAt, counterAt, expiresAt } of rows) {
        const at = counterAt ?? wantedAt ?? new Date(0)
        const { rule, calendar } = await loadCutOffRule(context, [at])
        expect(isWorkingDay(calendar.days, dayOf(at, timeZone))).toBe(true)
        expect(expiresAt).toEqual(cutOffOf(at, rule, calendar))
        expect(expiresAt > new Date(instant)).toBe(true)
      }
    }
  })

  it('are open, offered and settled, of customers who wait for no answer that is too late', {
    tags: ['10.3-11'],
  }, async () => {
    const rows = await portal.database.select().from(pickupRequests)
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['OPEN', 'COUNTERED', 'DECLINED', 'WITHDRAWN']))
    for (const { state, createdAt, expiresAt, wantedAt } of rows) {
      expect(createdAt < now).toBe(true)
      if (state === 'OPEN' || state === 'COUNTERED') expect(expiresAt > now).toBe(true)
      expect(wantedAt && wantedAt > createdAt).toBe(true)
    }
  })

  it('have a reason for each past pickup on hold', { tags: ['10.3-11'] }, async () => {
    const onHold = and(eq(pickups.status, 'ONHOLD'), lt(pickups.pickUpAt, startOfDay('2026-11-21', timeZone)))
    const reasons = await portal.database
      .select({ code: pickupOutcomes.code })
      .from(pickups)
      .leftJoin(pickupOutcomes, eq(pickupOutcomes.pickupId, pickups.id))
      .where(onHold)
    expect(reasons.length).toBeGreaterThan(50)
    expect(reasons.filter(({ code }) => code === null)).toEqual([])
  })
})
