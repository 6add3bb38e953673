import { charges } from '#database/schema/charges.ts'
import type { TestActor } from '../setup/actors.ts'
import type { TestApp } from '../setup/create-test-app.ts'

type NewCharge = typeof charges.$inferInsert

/** Stores what was done for an organization: by default a pickup at 25,000 kyats in January. */
export async function addCharge(
  { database }: TestApp,
  organizationId: string,
  overrides: Partial<NewCharge> = {},
): Promise<string> {
  const { quantity = 1, unitPrice = 25_000 } = overrides
  const [row] = await database
    .insert(charges)
    .values({
      organizationId,
      siteId: organizationId,
      day: '2026-01-15',
      kind: 'pickup',
      quantity,
      unit: 'pickup',
      unitPrice,
      amount: quantity * unitPrice,
      currency: 'MMK',
      taxTreatment: 'taxable',
      ...overrides,
    })
    .returning({ id: charges.id })
  return row?.id ?? ''
}

/** The drafts of January for an organization with one charge. */
export async function createBillingRun(testApp: TestApp, staff: TestActor, organization: string): Promise<string> {
  await addCharge(testApp, organization)
  const body = { month: '2026-01', organizations: [organization] }
  return (await staff.call('POST', '/billing_runs', { body })).body.data._id
}
