import type { TestActor } from '../setup/actors.ts'

let made = 0

export function price(kind: string, unitPrice: number | null, rest: Record<string, unknown> = {}) {
  return { kind, unitPrice, ...rest }
}

export function versionForm(overrides: Record<string, unknown> = {}) {
  return { startsOn: '2026-02-01', prices: [price('pickup', 5_000)], ...overrides }
}

export function priceListForm(overrides: Record<string, unknown> = {}) {
  made += 1
  return { name: `Offices ${made}`, currency: 'MMK', version: versionForm(), ...overrides }
}

export async function createPriceList(staff: TestActor, overrides: Record<string, unknown> = {}): Promise<string> {
  return (await staff.call('POST', '/price_lists', { body: priceListForm(overrides) })).body.data._id
}

export const noBilling = { billsEachSite: false, purchaseOrder: '', purchaseLimit: null }

/** As the screen sends it: the whole set, by the version that is stored. */
export async function agree(staff: TestActor, organizationId: string, agreements: object[], billing = noBilling) {
  const path = `/organizations/${organizationId}/prices`
  const { __v } = (await staff.call('GET', path)).body.data
  return staff.call('PUT', path, { body: { agreements, ...billing, __v } })
}
