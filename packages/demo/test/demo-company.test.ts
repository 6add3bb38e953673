import { binOrders } from '@thant/api/database/schema/bin-orders'
import { bins } from '@thant/api/database/schema/bins'
import { company } from '@thant/api/database/schema/company'
import { files } from '@thant/api/database/schema/files'
import { contracts, organizations } from '@thant/api/database/schema/organizations'
import { pickupItems, pickups, pickupTeamMembers } from '@thant/api/database/schema/pickups'
import { users } from '@thant/api/database/schema/users'
import { wasteTotals } from '@thant/api/database/schema/wastes'
import { isPasswordRight } from '@thant/api/lib/passwords'
import { companySettingsEndpoints } from '@thant/contracts/company/company-settings'
import { userFormSchema } from '@thant/contracts/customers/users'
import { roles } from '@thant/contracts/roles'
import { eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../src/accounts.ts'
import { fillDemoCompany } from '../src/fill.ts'
import { holidayRows } from '../src/service/holidays.ts'
import { createTimeline } from '../src/timeline.ts'
import { now, password, timeZone } from './chosen-day.ts'
import { companyAt, useFilledCompany } from './filled-company.ts'

const portal = useFilledCompany()

describe('filling', () => {
  it('does nothing where users exist', async () => {
    const before = await figures()
    await fillDemoCompany(portal, 'another password')
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

describe('the company', () => {
  it('has details that its settings form would take', async () => {
    const [row] = await portal.database.select().from(company)
    expect(row).toMatchObject({ name: 'Thant', foundingYear: 2017, copyrightYear: 2019, totalsTimeZone: timeZone })
    expect(row).toMatchObject(companySettingsEndpoints.change.body?.parse(row) ?? {})
  })

  it('has the eight accounts, with the password', async () => {
    expect(demoAccounts).toHaveLength(8)
    for (const { email, role } of demoAccounts) {
      const [user] = await portal.database.select().from(users).where(eq(users.email, email))
      expect(user?.role).toBe(role)
      expect(await isPasswordRight(user?.passwordHash ?? null, password)).toBe(true)
    }
  })

  it('has users of every type, some of them still invited', async () => {
    const found = await portal.database.selectDistinct({ role: users.role }).from(users)
    expect(found.map(({ role }) => role).sort()).toEqual([...roles].sort())
    expect(await portal.database.$count(users, isNull(users.passwordHash))).toBeGreaterThanOrEqual(3)
  })

  it('has users that the user form would take', async () => {
    for (const user of await portal.database.select().from(users)) {
      const form = { name: user.name, email: user.email, phoneNumber: user.phone, type: user.role }
      const sent = { ...form, organizationId: user.organizationId, __v: user.version }
      expect(userFormSchema.parse(sent)).toEqual(sent)
    }
  })
})

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
  const counts = Object.entries(tables).map(
    async ([name, table]) => [name, await portal.database.$count(table)] as const,
  )
  return Object.fromEntries(await Promise.all(counts))
}
