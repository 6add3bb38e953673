import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { companyEndpoints } from '@thant/contracts/company/company'
import { companyTypes } from '@thant/contracts/company/company-types'
import { organizationFormSchema } from '@thant/contracts/customers/organizations'
import { cycles } from '@thant/contracts/customers/subscriptions'
import { userFormSchema } from '@thant/contracts/customers/users'
import { sortedTypes } from '@thant/contracts/materials/wastes'
import { invoiceFormSchema } from '@thant/contracts/money/invoices'
import { orderStatuses } from '@thant/contracts/money/orders'
import { roles } from '@thant/contracts/roles'
import { binOrderFormSchema, binOrderStatuses } from '@thant/contracts/service/bin-orders'
import { binFormSchema } from '@thant/contracts/service/bins'
import { pickupChangeSchema } from '@thant/contracts/service/pickup-forms'
import { quizFormSchema } from '@thant/contracts/service/quizzes'
import { slideSetFormSchema } from '@thant/contracts/service/slide-sets'
import { trainingChangeSchema } from '@thant/contracts/service/trainings'
import { and, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { binOrders } from '#database/schema/bin-orders.ts'
import { bins } from '#database/schema/bins.ts'
import { company } from '#database/schema/company.ts'
import { consignments } from '#database/schema/consignments.ts'
import { files } from '#database/schema/files.ts'
import { invoiceReminders, invoices, subscriptions } from '#database/schema/invoices.ts'
import { quizAttempts, quizEditions, slideSets, slides } from '#database/schema/learning.ts'
import { links } from '#database/schema/links.ts'
import { certificates, orders } from '#database/schema/orders.ts'
import { contracts, organizations } from '#database/schema/organizations.ts'
import { pickupOutcomes } from '#database/schema/outcomes.ts'
import { paymentAttempts, paymentResults } from '#database/schema/payments.ts'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import { pickupItems, pickups, pickupTeamMembers } from '#database/schema/pickups.ts'
import { reports } from '#database/schema/reports.ts'
import { schedules } from '#database/schema/schedules.ts'
import { sites } from '#database/schema/sites.ts'
import { trainingAttendees, trainings } from '#database/schema/trainings.ts'
import { users } from '#database/schema/users.ts'
import { wasteTotals } from '#database/schema/wastes.ts'
import { createDemoCompany } from '#demo/demo-company.ts'
import { fillDemoCompany } from '#demo/fill.ts'
import { holidayRows } from '#demo/holidays.ts'
import { createTimeline } from '#demo/timeline.ts'
import { isWorkingDay } from '#domains/company/company-days/working-days.ts'
import { presentOrganization } from '#domains/customers/organizations/organizations.presenter.ts'
import { daysOverdue } from '#domains/money/invoices/ageing.ts'
import { getClaims } from '#domains/reporting/consignments/load-claims.queries.ts'
import { listMassBalance } from '#domains/reporting/consignments/mass-balance.queries.ts'
import { presentQuestion } from '#domains/service/learning/quizzes.presenter.ts'
import { loadCutOffRule } from '#domains/service/pickup-requests/cut-off.queries.ts'
import { cutOffOf } from '#domains/service/pickup-requests/cut-off.ts'
import { presentItem } from '#domains/service/pickups/pickups.presenter.ts'
import { generateAllPickups } from '#domains/service/schedules/generated-pickups.service.ts'
import { occurrencesBetween } from '#domains/service/schedules/occurrences.ts'
import { presentAttendee } from '#domains/service/trainings/trainings.presenter.ts'
import { dayOf, endOfDay, startOfDay } from '#lib/company-time.ts'
import type { Portal } from '#lib/context.ts'
import { isPasswordRight } from '#lib/passwords.ts'
import { systemContext } from '#lib/system-context.ts'
import { createTestServices } from './create-test-app.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const timeZone = 'Asia/Yangon'
/** This is a Saturday, 11:00 in Yangon. */
const now = new Date('2026-11-21T04:30:00Z')
const password = 'a password for looking around'

let testDatabase: TestDatabase
let folder: string
let portal: Portal
let database: TestDatabase['database']

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = testDatabase.database
  folder = await mkdtemp(join(tmpdir(), 'thant-demo-'))
  const services = createTestServices(testDatabase.pool, { folder, clock: { now: () => now } })
  portal = { ...testDatabase, services }
  await fillDemoCompany(portal, password)
}, 120_000)
afterAll(async () => {
  await testDatabase.drop()
  await rm(folder, { recursive: true, force: true })
})

describe('filling', () => {
  it('does nothing where users exist', async () => {
    const before = await figures()
    const { accounts } = await fillDemoCompany(portal, 'another password')
    expect(accounts).toHaveLength(8)
    expect(await figures()).toEqual(before)
  })

  it('makes the same rows on the same day, whatever the hour', () => {
    const [morning, again, evening] = [now, now, new Date('2026-11-21T15:00:00Z')].map(companyAt)
    expect(again).toEqual(morning)
    expect(evening?.users).toEqual(morning?.users)
    expect(evening?.bins).toEqual(morning?.bins)
    expect(evening?.binOrders).toEqual(morning?.binOrders)
    expect(evening?.billing).toEqual(morning?.billing)
    expect(evening?.pickups.map(({ row }) => row.id)).toEqual(morning?.pickups.map(({ row }) => row.id))
  })
})

it('has the holidays of the year that it is in Yangon, and of the year before', () => {
  const yearsAt = (instant: string) => {
    const rows = holidayRows(companyAt(now), createTimeline(new Date(instant), 'Asia/Yangon'))
    return new Set(rows.map(({ day }) => day.slice(0, 4)))
  }
  expect(yearsAt('2026-12-31T17:00:00Z')).toEqual(new Set(['2025', '2026']))
  expect(yearsAt('2026-12-31T18:00:00Z')).toEqual(new Set(['2026', '2027']))
})

it('records in its audit log who completed each pickup, and what was weighed', async () => {
  const { rows } = await testDatabase.pool.query(
    `select count(*)::int as pickups, count(a.id)::int as entries,
       bool_and(a.at = p.updated_at and a.actor_id = p.updated_by_id) as is_told,
       bool_and(jsonb_array_length(a.after -> 'items') = (select count(*) from pickup_items i where i.pickup_id = p.id)) as is_whole
     from pickups p left join audit_entries a on a.entity_id = p.id::text and a.action = 'pickup.complete'
     where p.status = 'COMPLETED'`,
  )
  expect(rows[0].pickups).toBeGreaterThan(1_000)
  expect(rows[0]).toMatchObject({ entries: rows[0].pickups, is_told: true, is_whole: true })
})

describe('the loads', () => {
  // The months on the screen, this year, and each month by itself.
  it.each([
    { from: '2026-06', to: '2026-11' },
    {},
    ...['2026-07', '2026-09', '2026-10'].map((month) => ({ from: month, to: month })),
  ])('agree with what the treatment profiles claim, but for a trial load of cans, in %j', async (months) => {
    const { rows } = await getClaims(systemContext(portal, database), months)
    const places = new Set(rows.map(({ destination }) => destination?.name))
    expect(places.size).toBeGreaterThanOrEqual(9)
    const hasTrial = months.from !== '2026-07' && months.from !== '2026-10'
    expect(rows.filter(({ state }) => state !== 'agrees')).toEqual(
      hasTrial
        ? [expect.objectContaining({ wasteType: 'Cans', state: 'consigned-only', destination: expect.anything() })]
        : [],
    )
  })

  it('are more than was there for the month of the trial alone', async () => {
    const rows = await listMassBalance(systemContext(portal, database), { from: '2024-05', to: '2026-11' })
    const beyond = rows.filter(({ difference }) => difference > 0)
    expect(beyond).toEqual([expect.objectContaining({ month: '2026-09', wasteType: 'Cans', isBeyondTolerance: true })])
  })

  it('have slips for nine in ten, which open', async () => {
    const loads = await database.select().from(consignments)
    const slips = loads.flatMap(({ slipKey }) => slipKey ?? [])
    expect(slips.length / loads.length).toBeGreaterThanOrEqual(0.9)
    expect(slips.length).toBeLessThan(loads.length)
    for (const key of new Set(slips)) expect((await portal.services.storage.get(key))?.bytes).toBeGreaterThan(1_000)
    expect(loads.every(({ date, createdAt }) => date < '2026-11-21' && createdAt < now)).toBe(true)
  })
})

it('has saved reports, one of them revised and one shared', async () => {
  const saved = await database.select().from(reports)
  const customers = new Set(saved.map(({ organizationId }) => organizationId))
  expect([saved.length, customers.size]).toEqual([6, 4])
  expect(saved.map(({ layout }) => layout).filter((layout) => layout === 'monthly')).toHaveLength(1)
  const [revision, ...others] = saved.filter(({ revisionOfId }) => revisionOfId !== null)
  expect(others).toEqual([])
  expect(await database.$count(links, eq(links.subjectId, revision?.revisionOfId ?? ''))).toBe(1)
})

describe('the company', () => {
  it('has details that its settings form would take', async () => {
    const [row] = await database.select().from(company)
    expect(row).toMatchObject({ name: 'Thant', foundingYear: 2017, copyrightYear: 2019, totalsTimeZone: timeZone })
    expect(row).toMatchObject(companyEndpoints.change.body?.parse(row) ?? {})
  })

  it('has the eight accounts, with the password', async () => {
    const { accounts } = await fillDemoCompany(portal, password)
    for (const { email, role } of accounts) {
      const [user] = await database.select().from(users).where(eq(users.email, email))
      expect(user?.role).toBe(role)
      expect(await isPasswordRight(user?.passwordHash ?? null, password)).toBe(true)
    }
  })

  it('has users of every type, some of them still invited', async () => {
    const found = await database.selectDistinct({ role: users.role }).from(users)
    expect(found.map(({ role }) => role).sort()).toEqual([...roles].sort())
    expect(await database.$count(users, isNull(users.passwordHash))).toBeGreaterThanOrEqual(3)
  })

  it('has users that the user form would take', async () => {
    for (const user of await database.select().from(users)) {
      const form = { name: user.name, email: user.email, phoneNumber: user.phone, type: user.role }
      const sent = { ...form, organizationId: user.organizationId, __v: user.version }
      expect(userFormSchema.parse(sent)).toEqual(sent)
    }
  })
})

describe('the customers', () => {
  it('are 60 organizations of every company type, a third of them with names in Burmese', async () => {
    const rows = await database.select().from(organizations)
    expect(rows).toHaveLength(60)
    expect(new Set(rows.map(({ companyType }) => companyType))).toEqual(new Set(companyTypes))
    expect(rows.filter(({ name }) => /^\p{Script=Myanmar}/u.test(name))).toHaveLength(20)
  })

  it('are what the organization form would take, with a place in Yangon', async () => {
    const periods = await database.select().from(contracts).orderBy(contracts.position)
    for (const row of await database.select().from(organizations)) {
      const own = periods.filter(({ organizationId }) => organizationId === row.id)
      const { _id, __v, createdAt, updatedAt, archivedAt, logo, ...rest } = presentOrganization(row, own)
      const { targetDiversionPercent, targetKilogramsPerMonth, baseYear, ...form } = rest
      expect(organizationFormSchema.parse(form)).toEqual(form)
      expect(form.location?.lat).toBeCloseTo(16.86, 0)
      expect(own.length).toBeGreaterThanOrEqual(1)
      expect(own.length).toBeLessThanOrEqual(3)
      expect(form.expiredDate ?? own[0]?.endsOn).toBe(own.at(-1)?.endsOn)
    }
  })

  it('have contracts that expired, that expire within 30 days, later or never', async () => {
    const today = dayOf(now, timeZone)
    const days = (await database.select().from(organizations)).map(({ expiresOn }) =>
      expiresOn === null ? Number.POSITIVE_INFINITY : (Date.parse(expiresOn) - Date.parse(today)) / 86_400_000,
    )
    const within = (from: number, to: number) => days.filter((left) => left >= from && left < to).length
    expect(within(-400, 0)).toBeGreaterThanOrEqual(3)
    expect(within(0, 30)).toBeGreaterThanOrEqual(5)
    expect(within(30, 1_000)).toBeGreaterThan(30)
    expect(days.filter((left) => left === Number.POSITIVE_INFINITY).length).toBeGreaterThanOrEqual(3)
  })
})

describe('the pickups', () => {
  it('reach from 30 months ago to eight weeks ahead, never on a Sunday', async () => {
    const [range] = await database
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
    const items = await database.select().from(pickupItems).orderBy(pickupItems.pickupId, pickupItems.position)
    const byPickup = Map.groupBy(items, ({ pickupId }) => pickupId)
    for (const { id, status, wayNumber, wayType, remark, ...row } of await database.select().from(pickups)) {
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
    const ofToday = await database
      .select()
      .from(pickups)
      .where(and(gte(pickups.pickUpAt, startOfDay(today, timeZone)), lt(pickups.pickUpAt, endOfDay(today, timeZone))))
    expect(ofToday.filter(({ status }) => status === 'COMPLETED').length).toBeGreaterThanOrEqual(2)
    expect(ofToday.every(({ status, pickUpAt }) => status !== 'COMPLETED' || pickUpAt < now)).toBe(true)
    const past = await database
      .select()
      .from(pickups)
      .where(lt(pickups.pickUpAt, startOfDay(today, timeZone)))
    const completed = past.filter(({ status }) => status === 'COMPLETED').length
    expect(completed / past.length).toBeGreaterThan(0.9)
    expect(past.filter(({ status }) => status === 'CONFIRMED' || status === 'REQUESTED')).toEqual([])
  })

  it('give the customer account six waste types and a weight in every month', async () => {
    const [customer] = await database.select().from(users).where(eq(users.email, 'customer@demo.example'))
    const totals = await database
      .select()
      .from(wasteTotals)
      .where(eq(wasteTotals.organizationId, customer?.organizationId ?? ''))
    expect(new Set(totals.map(({ wasteType }) => wasteType))).toEqual(new Set(sortedTypes))
    expect(new Set(totals.map(({ month }) => month)).size).toBe(31)
  })

  it('have mixed waste at hotels and malls of late, which is landfilled', async () => {
    const totals = await database.select().from(wasteTotals).where(eq(wasteTotals.wasteType, 'Mixed'))
    expect(new Set(totals.map(({ organizationId }) => organizationId)).size).toBeGreaterThanOrEqual(3)
    expect(totals.every(({ month, treatment }) => month >= '2026-05-01' && treatment === 'landfill')).toBe(true)
  })

  it('have totals that equal their items', async () => {
    const [items] = await database
      .select({ sum: sql<string>`sum(${pickupItems.weightKg})` })
      .from(pickupItems)
      .innerJoin(pickups, eq(pickups.id, pickupItems.pickupId))
      .where(eq(pickups.status, 'COMPLETED'))
    const [totals] = await database.select({ sum: sql<string>`sum(${wasteTotals.weightKg})` }).from(wasteTotals)
    expect(Number(items?.sum)).toBeGreaterThan(100_000)
    expect(totals).toEqual(items)
  })
})

describe('the bins', () => {
  it('are a dozen that the form would take, most with a picture that is there', async () => {
    const rows = await database.select().from(bins)
    expect(rows).toHaveLength(12)
    for (const { name, size, stock, price, imageKey } of rows) {
      const form = { name, size, stock, price: Number(price), image: imageKey }
      expect(binFormSchema.parse(form)).toEqual(form)
      if (imageKey !== null) expect((await portal.services.storage.get(imageKey))?.bytes).toBeLessThan(10_000)
    }
    expect(rows.filter(({ imageKey }) => imageKey === null)).toHaveLength(1)
    expect(rows.filter(({ stock }) => stock === 0)).toHaveLength(1)
  })

  it('were ordered some hundred times, with every status there is, and nothing after now', async () => {
    const rows = await database.select().from(binOrders)
    expect(rows.length).toBeGreaterThan(200)
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(binOrderStatuses))
    for (const row of rows) {
      const form = { organization: row.organizationId, bin: row.binId, quantity: row.quantity }
      expect(binOrderFormSchema.parse(form)).toEqual(form)
      expect(row.orderedAt <= row.updatedAt && row.updatedAt <= now).toBe(true)
      expect(row.deliveredAt !== null).toBe(row.status === 'COMPLETED')
      expect(row.acceptedById !== null).toBe(row.status === 'COMPLETED' || row.status === 'CONFIRMED')
    }
  })
})

describe('the invoices', () => {
  const today = dayOf(now, timeZone)
  const ofCustomer = async () => {
    const [customer] = await database.select().from(users).where(eq(users.email, 'customer@demo.example'))
    return database
      .select()
      .from(invoices)
      .where(eq(invoices.organizationId, customer?.organizationId ?? ''))
  }

  it('follow contracts of every cycle, in dollars and kyat, and are what the form would take', async () => {
    const rows = await database.select().from(invoices)
    expect(rows.length).toBeGreaterThan(300)
    expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(['USD', 'MMK']))
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['PENDING', 'APPROVED', 'SETTLED', 'REJECTED']))
    const billed = await database.select().from(subscriptions)
    expect(new Set(billed.map(({ cycle }) => cycle))).toEqual(new Set(cycles))
    expect(new Set(billed.map(({ hasReminders }) => hasReminders)).size).toBe(2)
    for (const row of rows) {
      const form = {
        invoiceNo: row.number,
        description: row.description,
        organization: row.organizationId,
        amount: Number(row.amount),
        companyType: row.companyType,
        currency: row.currency,
        paymentStatus: row.status,
        dueDate: row.dueOn,
        servicePeriod: { start: row.serviceStartsOn, end: row.serviceEndsOn },
        extendsContract: row.extendsContract,
        file: row.fileKey,
      }
      expect(invoiceFormSchema.parse(form)).toEqual(form)
      expect(row.createdAt <= row.updatedAt && row.updatedAt <= now).toBe(true)
      expect(row.paidAt !== null).toBe(row.status === 'APPROVED' || row.status === 'SETTLED')
    }
  })

  it('are numbered in the order of their days, without a gap', async () => {
    const rows = await database.select().from(invoices).orderBy(invoices.issuedOn, invoices.number)
    for (const [year, ofYear] of Map.groupBy(rows, ({ issuedOn }) => issuedOn.slice(0, 4))) {
      const numbers = ofYear.map((_row, index) => `INV-${year}-${String(index + 1).padStart(4, '0')}`)
      expect(ofYear.map(({ number }) => number)).toEqual(numbers)
    }
  })

  it('are overdue by 10, 45, 75 and 120 days, reminded of as often as that', async () => {
    const unpaid = await database.select().from(invoices).where(eq(invoices.status, 'PENDING'))
    const days = new Set(unpaid.map(({ dueOn }) => daysOverdue(dueOn, today)))
    for (const overdue of [0, 10, 45, 75, 120]) expect(days).toContain(overdue)
    const reminders = await database.select().from(invoiceReminders)
    expect(new Set(reminders.map(({ kind }) => kind))).toEqual(new Set(['before-7', 'after-3', 'after-14', 'after-30']))
    expect(reminders.every(({ sentAt }) => sentAt < now)).toBe(true)
  })

  it('give the customer account one that is not due, one that is overdue, and paid ones', async () => {
    const own = await ofCustomer()
    const unpaid = own.filter(({ status }) => status === 'PENDING').map(({ dueOn }) => daysOverdue(dueOn, today))
    expect(unpaid.toSorted()).toEqual([0, 10])
    expect(own.filter(({ paidAt }) => paidAt !== null).length).toBeGreaterThan(8)
  })

  it('are settled step by step in the audit log', async () => {
    const { rows } = await testDatabase.pool.query(
      `select count(*)::int as entries, (select sum(version + 1)::int from invoices) as steps
       from audit_entries where entity = 'invoice'`,
    )
    expect(rows[0].entries).toBe(rows[0].steps)
  })

  it.each(['2026-01-31T01:00:00Z', '2027-03-01T16:00:00Z', '2028-02-29T05:00:00Z'])(
    'are as alive on another day: %s',
    (instant) => {
      const { billing } = companyAt(new Date(instant))
      expect(billing.invoices.every(({ updatedAt }) => updatedAt <= new Date(instant))).toBe(true)
      expect(new Set(billing.invoices.map(({ status }) => status)).size).toBe(4)
    },
  )
})

describe('the schedules', () => {
  it('are one for each site, and made its pickups on their days', async () => {
    const plans = await database.select().from(schedules)
    expect(plans.map(({ siteId }) => siteId).toSorted()).toEqual(
      (await database.select().from(sites)).map(({ id }) => id).toSorted(),
    )
    expect(plans).toHaveLength(62)
    const made = await database
      .select({
        scheduleId: pickups.scheduleId,
        siteId: pickups.siteId,
        occurrenceOn: pickups.occurrenceOn,
        pickUpAt: pickups.pickUpAt,
      })
      .from(pickups)
      .where(eq(pickups.plannedBy, 'schedule'))
    expect(made.length / (await database.$count(pickups))).toBeGreaterThan(0.99)
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
  it('has a way type, a driver and a vehicle', async () => {
    const plans = await database.select().from(schedules)
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

  it('reaches eight weeks ahead from the first start on, so that the night has nothing to make', async () => {
    const count = () => database.$count(pickups)
    const before = await count()
    await generateAllPickups(portal)
    expect((await count()) - before).toBe(0)
    const ahead = await database.$count(pickups, gt(pickups.pickUpAt, new Date('2027-01-11T17:30:00Z')))
    expect(ahead).toBeGreaterThan(20)
  })
})

describe('requests and failures', () => {
  it('expire when the rule of the company says', async () => {
    const context = systemContext(portal, database)
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

  it('are open, offered and settled, of customers who wait for no answer that is too late', async () => {
    const rows = await database.select().from(pickupRequests)
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['OPEN', 'COUNTERED', 'DECLINED', 'WITHDRAWN']))
    for (const { state, createdAt, expiresAt, wantedAt } of rows) {
      expect(createdAt < now).toBe(true)
      if (state === 'OPEN' || state === 'COUNTERED') expect(expiresAt > now).toBe(true)
      expect(wantedAt && wantedAt > createdAt).toBe(true)
    }
  })

  it('have a reason for each past pickup on hold', async () => {
    const onHold = and(eq(pickups.status, 'ONHOLD'), lt(pickups.pickUpAt, startOfDay('2026-11-21', timeZone)))
    const reasons = await database
      .select({ code: pickupOutcomes.code })
      .from(pickups)
      .leftJoin(pickupOutcomes, eq(pickupOutcomes.pickupId, pickups.id))
      .where(onHold)
    expect(reasons.length).toBeGreaterThan(50)
    expect(reasons.filter(({ code }) => code === null)).toEqual([])
  })
})

describe('the trainings', () => {
  it('are a few hundred over 30 months, those to come planned or asked for', async () => {
    const rows = await database.select().from(trainings)
    expect(rows.length).toBeGreaterThan(200)
    expect(rows.length).toBeLessThan(500)
    const today = dayOf(now, timeZone)
    const statuses = (found: typeof rows) => [...new Set(found.map(({ status }) => status))].sort()
    expect(statuses(rows.filter(({ startsOn }) => startsOn < today))).toEqual(['COMPLETED', 'ONHOLD'])
    const coming = rows.filter(({ startsOn }) => startsOn >= today)
    expect(coming.length).toBeGreaterThan(15)
    expect(statuses(coming)).toEqual(['CONFIRMED', 'ONHOLD', 'REQUESTED'])
    expect(rows.every(({ createdAt, updatedAt }) => createdAt <= updatedAt && updatedAt <= now)).toBe(true)
  })

  it('are what the edit form would take', async () => {
    const attendees = await database.select().from(trainingAttendees).orderBy(trainingAttendees.line)
    const byTraining = Map.groupBy(attendees, ({ trainingId }) => trainingId)
    for (const { id, status, type, trainerName, topic } of await database.select().from(trainings)) {
      const own = (byTraining.get(id) ?? []).map(presentAttendee)
      const form = { status, type, trainerName, topic, attendees: own }
      expect(trainingChangeSchema.parse(form)).toEqual(form)
      expect(own.length > 0).toBe(status === 'COMPLETED')
    }
  })
})

describe('the public orders', () => {
  it('are some forty in every step, with certificates, and payments that agree with them', async () => {
    const rows = await database.select().from(orders)
    expect(rows).toHaveLength(42)
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(orderStatuses))
    expect(rows.every(({ createdAt, updatedAt }) => createdAt <= updatedAt && updatedAt <= now)).toBe(true)
    expect(await database.$count(certificates)).toBeGreaterThan(5)
    const successes = await database
      .select({ orderId: paymentAttempts.orderId, outcome: paymentResults.outcome, amount: paymentResults.amount })
      .from(paymentResults)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentResults.attemptId))
      .where(eq(paymentResults.status, '000'))
    for (const { id, total, paidAt } of rows) {
      const applied = successes.filter(({ orderId, outcome }) => orderId === id && outcome === 'applied')
      expect(applied.map(({ amount }) => amount)).toEqual(paidAt === null ? [] : [total])
    }
    const flagged = successes.map(({ outcome }) => outcome).filter((outcome) => outcome !== 'applied')
    expect(flagged.toSorted()).toEqual(['mismatch', 'refund-due'])
  })

  it('leave a number for the next one', async () => {
    const highest = highestOf(await database.select({ number: paymentAttempts.number }).from(paymentAttempts))
    const { rows } = await database.execute<{ next: string }>(sql`select nextval('payment_numbers') as next`)
    expect(Number(rows[0]?.next)).toBe(highest + 1)
  })
})

const highestOf = (rows: Array<{ number: string }>) => Math.max(...rows.map(({ number }) => Number(number)))

describe('the lessons', () => {
  it('are six slide sets of drawn pictures, each with what it says, and are what the form would take', async () => {
    const sets = await database.select().from(slideSets)
    expect(sets).toHaveLength(6)
    for (const set of sets) {
      const own = await database.select().from(slides).where(eq(slides.slideSetId, set.id)).orderBy(slides.line)
      expect(own.length).toBeGreaterThanOrEqual(4)
      const form = {
        Title: set.title,
        Description: set.description,
        Name: set.authorName,
        Reference: set.references,
        quizID: set.quizId,
        Slides: own.map(({ imageKey }) => imageKey),
        SlideTexts: own.map(({ text }) => text),
      }
      expect(slideSetFormSchema.parse(form)).toEqual(form)
      for (const { imageKey, text } of own) {
        expect(text.length).toBeGreaterThan(40)
        expect((await portal.services.storage.get(imageKey))?.bytes).toBeGreaterThan(2_000)
      }
    }
  })

  it.each(['Sorting paper and cardboard', 'Sorting plastic', 'E-waste and batteries'])(
    'have eight slides and ten questions on %s',
    async (title) => {
      const [set] = await database.select().from(slideSets).where(eq(slideSets.title, title))
      const drawn = await database
        .select()
        .from(slides)
        .where(eq(slides.slideSetId, set?.id ?? ''))
      expect(new Set(drawn.map(({ imageKey }) => imageKey)).size).toBe(8)
      const [edition] = await database
        .select()
        .from(quizEditions)
        .where(eq(quizEditions.quizId, set?.quizId ?? ''))
      expect(new Set(edition?.questions.map(({ question }) => question)).size).toBe(10)
      expect(edition?.questions.every(({ explanation }) => explanation.length > 20)).toBe(true)
    },
  )

  it('have quizzes of five to ten questions, the right answer not always the first', async () => {
    const editions = await database.select().from(quizEditions)
    expect(editions).toHaveLength(6)
    for (const { questions } of editions) {
      const Questions = questions.map(presentQuestion)
      expect(quizFormSchema.parse({ title: 'Quiz', Questions }).Questions).toEqual(Questions)
      expect(questions.length).toBeGreaterThanOrEqual(5)
      expect(questions.length).toBeLessThanOrEqual(10)
      expect(
        new Set(questions.map(({ options, correctAnswer }) => options.indexOf(correctAnswer))).size,
      ).toBeGreaterThan(1)
    }
  })

  it('were answered by customers, well and badly', async () => {
    const attempts = await database.select().from(quizAttempts)
    expect(attempts.length).toBeGreaterThan(50)
    expect(attempts.some(({ percentage }) => Number(percentage) <= 50)).toBe(true)
    expect(attempts.some(({ percentage }) => Number(percentage) === 100)).toBe(true)
    expect(attempts.every(({ organizationId, createdAt }) => organizationId !== null && createdAt < now)).toBe(true)
  })
})

function companyAt(instant: Date) {
  const demo = createDemoCompany({ now: instant, timeZone, passwordHash: 'hash' })
  return { ...demo, pickups: [...demo.pickups] }
}

async function figures(): Promise<Record<string, number>> {
  const tables = {
    organizations,
    contracts,
    users,
    bins,
    binOrders,
    files,
    pickups,
    pickupTeamMembers,
    pickupItems,
    wasteTotals,
  }
  const counts = Object.entries(tables).map(async ([name, table]) => [name, await database.$count(table)] as const)
  return Object.fromEntries(await Promise.all(counts))
}
