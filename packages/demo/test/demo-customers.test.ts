import { organizationNotes } from '@thant/api/database/schema/notes'
import { contracts, organizations } from '@thant/api/database/schema/organizations'
import { companyTypes } from '@thant/contracts/company/company-types'
import { organizationFormSchema } from '@thant/contracts/customers/organizations'
import { describe, expect, it } from 'vitest'
import { presentOrganization } from '../../../apps/api/src/domains/customers/organizations/organizations.presenter.ts'
import { dayOf } from '../../../apps/api/src/lib/company-time.ts'
import { now, timeZone } from './chosen-day.ts'
import { useFilledCompany } from './filled-company.ts'

const portal = useFilledCompany()

describe('the customers', () => {
  it('are 60 organizations of every company type, a third of them with names in Burmese', async () => {
    const rows = await portal.database.select().from(organizations)
    expect(rows).toHaveLength(60)
    expect(new Set(rows.map(({ companyType }) => companyType))).toEqual(new Set(companyTypes))
    expect(rows.filter(({ name }) => /^\p{Script=Myanmar}/u.test(name))).toHaveLength(20)
  })

  it('are what the organization form would take, with a place in Yangon', async () => {
    const periods = await portal.database.select().from(contracts).orderBy(contracts.position)
    for (const row of await portal.database.select().from(organizations)) {
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
    const days = (await portal.database.select().from(organizations)).map(({ expiresOn }) =>
      expiresOn === null ? Number.POSITIVE_INFINITY : (Date.parse(expiresOn) - Date.parse(today)) / 86_400_000,
    )
    const within = (from: number, to: number) => days.filter((left) => left >= from && left < to).length
    expect(within(-400, 0)).toBeGreaterThanOrEqual(3)
    expect(within(0, 30)).toBeGreaterThanOrEqual(5)
    expect(within(30, 1_000)).toBeGreaterThan(30)
    expect(days.filter((left) => left === Number.POSITIVE_INFINITY).length).toBeGreaterThanOrEqual(3)
  })

  it('are written about, with people to be called today and later', async () => {
    const today = dayOf(now, timeZone)
    const open = (await portal.database.select().from(organizationNotes)).filter(({ contactedAt }) => !contactedAt)
    expect(open.filter(({ nextContactOn }) => nextContactOn === today)).toHaveLength(1)
    expect(open.filter(({ nextContactOn }) => nextContactOn !== null && nextContactOn > today)).toHaveLength(1)
  })
})
