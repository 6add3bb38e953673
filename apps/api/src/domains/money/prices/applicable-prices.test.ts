import type { PriceKind } from '@thant/contracts/money/price-kinds'
import * as fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { priceAgreements, priceIndexes, priceLists, priceListVersions, prices } from '#database/schema/prices.ts'
import { systemContext } from '#lib/system-context.ts'
import { createOrganization, createSite } from '../../../../test/records/factories.ts'
import { signInAs } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { findApplicablePrices } from './applicable-prices.queries.ts'

const testApp = useTestApp()
let [organizationId, siteId, otherSiteId] = ['', '', '']

beforeAll(async () => {
  const staff = await signInAs(testApp, 'OPERATION')
  organizationId = await createOrganization(staff)
  siteId = await createSite(staff, organizationId)
  otherSiteId = await createSite(staff, organizationId)
})

beforeEach(async () => {
  await testApp.pool.query('truncate prices, price_agreements, price_list_versions, price_lists, price_indexes cascade')
})

type Price = Partial<typeof prices.$inferInsert> & { kind: PriceKind }
type Version = { startsOn: string; prices: Price[]; minimumPerPickup?: number; minimumPerMonth?: number }
type Agreement = { startsOn: string; site?: string; list?: string | null; prices?: Price[] }

let made = 0

async function addList(versions: Version[]): Promise<string> {
  const now = testApp.clock.now()
  made += 1
  const list = { name: `Offices ${made}`, currency: 'MMK' as const, createdAt: now, updatedAt: now }
  const [{ id } = { id: '' }] = await testApp.database.insert(priceLists).values(list).returning()
  for (const { prices: own, ...version } of versions) {
    const [stored] = await testApp.database
      .insert(priceListVersions)
      .values({ priceListId: id, ...version })
      .returning()
    await addPrices(own, { versionId: stored?.id ?? '' })
  }
  return id
}

async function addAgreement({ startsOn, site, list, prices: own = [] }: Agreement): Promise<string> {
  const agreement = {
    organizationId,
    siteId: site ?? null,
    startsOn,
    priceListId: list ?? null,
    currency: 'MMK' as const,
  }
  const [{ id } = { id: '' }] = await testApp.database.insert(priceAgreements).values(agreement).returning()
  await addPrices(own, { agreementId: id })
  return id
}

async function addPrices(own: Price[], of: { versionId: string } | { agreementId: string }) {
  if (own.length === 0) return
  const rows = own.map((price, position) => ({ taxTreatment: 'taxable' as const, position, ...of, ...price }))
  await testApp.database.insert(prices).values(rows)
}

const find = (day: string, site: string | null = siteId) =>
  findApplicablePrices(systemContext(testApp.app, testApp.database), { organizationId, siteId: site, day })

const unitPrices = async (day: string, site?: string | null) =>
  (await find(day, site))?.prices.map(({ unitPrice }) => unitPrice) ?? null

const pickup = (unitPrice: number, rest: Partial<Price> = {}): Price => ({ kind: 'pickup', unitPrice, ...rest })
const listOf = (...own: Price[]) => addList([{ startsOn: '2026-01-01', prices: own }])

describe('the prices of a day', { tags: ['14.5-04'] }, () => {
  it('are none without an agreement, and before the first one', async () => {
    expect(await find('2026-03-01')).toBeNull()
    await addAgreement({ startsOn: '2026-03-02', list: await listOf(pickup(100)) })
    expect(await find('2026-03-01')).toBeNull()
    expect(await unitPrices('2026-03-02')).toEqual([100])
  })

  it('are those of the latest agreement, and none again from the day on which it names no list', async () => {
    await addAgreement({ startsOn: '2026-03-01', list: await listOf(pickup(100)) })
    await addAgreement({ startsOn: '2026-03-16' })
    expect([await unitPrices('2026-03-15'), await find('2026-03-16')]).toEqual([[100], null])
  })

  it('are those of the site before those of the organization, which counts alone without a site', async () => {
    await addAgreement({ startsOn: '2026-03-10', list: await listOf(pickup(100)) })
    await addAgreement({ startsOn: '2026-03-01', site: siteId, list: await listOf(pickup(50)) })
    expect(await unitPrices('2026-03-20')).toEqual([50])
    expect(await unitPrices('2026-03-20', otherSiteId)).toEqual([100])
    expect(await unitPrices('2026-03-20', null)).toEqual([100])
    expect(await unitPrices('2026-03-05', null)).toBeNull()
  })

  it('are of the latest version of the list that has begun, with its minimums', async () => {
    const list = await addList([
      { startsOn: '2026-03-01', prices: [pickup(100)], minimumPerPickup: 5_000 },
      { startsOn: '2026-03-16', prices: [pickup(120)], minimumPerMonth: 90_000 },
    ])
    const agreementId = await addAgreement({ startsOn: '2026-01-01', list })
    expect(await find('2026-02-28')).toMatchObject({ agreementId, versionId: null, prices: [] })
    expect(await find('2026-03-15')).toMatchObject({ minimumPerPickup: 5_000, minimumPerMonth: null })
    expect(await find('2026-03-16')).toMatchObject({ minimumPerPickup: null, minimumPerMonth: 90_000 })
    expect([await unitPrices('2026-03-15'), await unitPrices('2026-03-16')]).toEqual([[100], [120]])
  })
})

describe("an agreement's own prices", { tags: ['14.5-05'] }, () => {
  it('stand for all steps of the list for the same thing, and leave the others', async () => {
    const list = await listOf(pickup(100), pickup(90, { fromQuantity: 10 }), pickup(70, { wayType: 'Organic' }), {
      kind: 'month',
      unitPrice: 40_000,
    })
    await addAgreement({ startsOn: '2026-01-01', list, prices: [pickup(80)] })
    expect(await unitPrices('2026-02-01')).toEqual([80, 70, 40_000])
  })

  it('by the viss stand for one by the kilogram, so that no weight is charged twice', async () => {
    const list = await listOf({ kind: 'kg', wasteType: 'Glasses', unitPrice: 30 }, { kind: 'kg', unitPrice: 20 })
    const own = [{ kind: 'viss' as const, wasteType: 'Glasses' as const, unitPrice: 45 }]
    await addAgreement({ startsOn: '2026-01-01', list, prices: own })
    expect(await unitPrices('2026-02-01')).toEqual([45, 20])
  })

  it('are enough without a list', async () => {
    await addAgreement({ startsOn: '2026-01-01', prices: [pickup(80, { taxTreatment: 'exempt' })] })
    const price = { kind: 'pickup', wayType: null, wasteType: null, fromQuantity: 0, unitPrice: 80, isRebate: false }
    expect(await find('2026-02-01')).toMatchObject({ versionId: null, currency: 'MMK', minimumPerPickup: null })
    expect((await find('2026-02-01'))?.prices).toEqual([{ ...price, taxTreatment: 'exempt' }])
  })
})

describe('a share of an index', { tags: ['14.4-08'] }, () => {
  it("is worked out with the value of the day's month, and has no price before it is entered", async () => {
    const createdAt = testApp.clock.now()
    await testApp.database.insert(priceIndexes).values([
      { name: 'PET', month: '2026-03-01', value: 1_234.5678, createdAt },
      { name: 'Cans', month: '2026-04-01', value: 1, createdAt },
    ])
    const share = { kind: 'kg', isRebate: true, indexName: 'PET', indexPercent: 33.33, unitPrice: null } as const
    await addAgreement({ startsOn: '2026-01-01', list: await listOf(share) })
    // 1,234.5678 × 33.33 % is 411.48144774.
    expect((await find('2026-03-31'))?.prices).toMatchObject([{ unitPrice: 411.4814, isRebate: true }])
    expect(await unitPrices('2026-04-01')).toEqual([null])
  })
})

describe('any set of agreements and versions', { tags: ['14.5-04'] }, () => {
  const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-03-${String(number).padStart(2, '0')}`)
  const daysOf = (max: number) => fc.uniqueArray(day, { maxLength: max })
  const agreementsOf = (site: string | null) =>
    fc.uniqueArray(
      fc.record({ startsOn: day, site: fc.constant(site), list: fc.constantFrom(0, 1, null), isOwn: fc.boolean() }),
      { maxLength: 4, selector: ({ startsOn }) => startsOn },
    )
  const lastUntil = <Row extends { startsOn: string }>(rows: Row[], until: string) =>
    rows.filter(({ startsOn }) => startsOn <= until).toSorted((a, b) => b.startsOn.localeCompare(a.startsOn))[0]

  it('gives what a naive search gives', async () => {
    const sets = fc.record({
      versions: fc.tuple(daysOf(3), daysOf(3)),
      ofAll: agreementsOf(null),
      ofSite: agreementsOf(siteId),
      asked: fc.array(fc.record({ on: day, site: fc.constantFrom(siteId, otherSiteId, null) }), { minLength: 5 }),
    })
    const property = fc.asyncProperty(sets, async ({ versions, ofAll, ofSite, asked }) => {
      await testApp.pool.query('truncate prices, price_agreements, price_list_versions, price_lists cascade')
      const priceOf = (startsOn: string, list: number) => Number(startsOn.slice(-2)) + 100 * (list + 1)
      const lists: string[] = []
      for (const [list, days] of versions.entries()) {
        lists.push(await addList(days.map((startsOn) => ({ startsOn, prices: [pickup(priceOf(startsOn, list))] }))))
      }
      for (const { startsOn, site, list, isOwn } of [...ofAll, ...ofSite]) {
        await addAgreement({
          startsOn,
          ...(site !== null && { site }),
          list: list === null ? null : (lists[list] ?? ''),
          prices: isOwn ? [{ kind: 'month', unitPrice: Number(startsOn.slice(-2)) }] : [],
        })
      }
      for (const { on, site } of asked) {
        const agreement = (site === siteId && lastUntil(ofSite, on)) || lastUntil(ofAll, on)
        const own = agreement?.isOwn ? [Number(agreement.startsOn.slice(-2))] : []
        const list = agreement?.list ?? null
        const version =
          list === null
            ? undefined
            : lastUntil(
                (versions[list] ?? []).map((startsOn) => ({ startsOn })),
                on,
              )
        const expected = [...own, ...(version && list !== null ? [priceOf(version.startsOn, list)] : [])]
        const isNone = agreement === undefined || (list === null && own.length === 0)
        expect(await unitPrices(on, site)).toEqual(isNone ? null : expected)
      }
    })
    await fc.assert(property, { numRuns: 40 })
  }, 60_000)
})
