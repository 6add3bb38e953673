import { consignments } from '@thant/api/database/schema/consignments'
import { links } from '@thant/api/database/schema/links'
import { reports } from '@thant/api/database/schema/reports'
import { systemContext } from '@thant/api/lib/system-context'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getClaims } from '../../../apps/api/src/domains/reporting/consignments/load-claims.queries.ts'
import { listMassBalance } from '../../../apps/api/src/domains/reporting/consignments/mass-balance.queries.ts'
import { now } from './chosen-day.ts'
import { useFilledCompany } from './filled-company.ts'

const portal = useFilledCompany()

describe('the loads', () => {
  // The months on the screen, this year, and each month by itself.
  it.each([
    { from: '2026-06', to: '2026-11' },
    {},
    ...['2026-07', '2026-09', '2026-10'].map((month) => ({ from: month, to: month })),
  ])(
    'agree with what the treatment profiles claim, but for a trial load of cans, in %j',
    { tags: ['11.4-07'] },
    async (months) => {
      const { rows } = await getClaims(systemContext(portal, portal.database), months)
      const places = new Set(rows.map(({ destination }) => destination?.name))
      expect(places.size).toBeGreaterThanOrEqual(9)
      const hasTrial = months.from !== '2026-07' && months.from !== '2026-10'
      expect(rows.filter(({ state }) => state !== 'agrees')).toEqual(
        hasTrial
          ? [expect.objectContaining({ wasteType: 'Cans', state: 'consigned-only', destination: expect.anything() })]
          : [],
      )
    },
  )

  it('are more than was there for the month of the trial alone', { tags: ['11.4-07'] }, async () => {
    const rows = await listMassBalance(systemContext(portal, portal.database), { from: '2024-05', to: '2026-11' })
    const beyond = rows.filter(({ difference }) => difference > 0)
    expect(beyond).toEqual([expect.objectContaining({ month: '2026-09', wasteType: 'Cans', isBeyondTolerance: true })])
  })

  it('have slips for nine in ten, which open', { tags: ['11.4-07'] }, async () => {
    const loads = await portal.database.select().from(consignments)
    const slips = loads.flatMap(({ slipKey }) => slipKey ?? [])
    expect(slips.length / loads.length).toBeGreaterThanOrEqual(0.9)
    expect(slips.length).toBeLessThan(loads.length)
    for (const key of new Set(slips)) expect((await portal.services.storage.get(key))?.bytes).toBeGreaterThan(1_000)
    expect(loads.every(({ date, createdAt }) => date < '2026-11-21' && createdAt < now)).toBe(true)
  })
})

it('has saved reports, one of them revised and one shared', async () => {
  const saved = await portal.database.select().from(reports)
  const customers = new Set(saved.map(({ organizationId }) => organizationId))
  expect([saved.length, customers.size]).toEqual([6, 4])
  expect(saved.map(({ layout }) => layout).filter((layout) => layout === 'monthly')).toHaveLength(1)
  const [revision, ...others] = saved.filter(({ revisionOfId }) => revisionOfId !== null)
  expect(others).toEqual([])
  expect(await portal.database.$count(links, eq(links.subjectId, revision?.revisionOfId ?? ''))).toBe(1)
})
