import { charges } from '#database/schema/charges.ts'
import type { TestActor } from './actors.ts'
import type { TestApp } from './create-test-app.ts'

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

/** A month's price, and a minimum where one is given, by a list that is the organization's from a day on. */
export async function agreeOnMonth(
  { pool }: TestApp,
  organizationId: string,
  { price, minimum = null, from = '2025-01-01' }: { price: number | null; minimum?: number | null; from?: string },
): Promise<void> {
  await pool.query(
    `with list as (insert into price_lists (name, currency) values ($1::uuid::text || $2::text, 'MMK') returning id),
      version as (insert into price_list_versions (price_list_id, starts_on, minimum_per_month)
        select id, $2::date, $4 from list returning id),
      agreement as (insert into price_agreements (organization_id, starts_on, price_list_id, currency)
        select $1::uuid, $2::date, id, 'MMK' from list)
    insert into prices (version_id, position, kind, unit_price, tax_treatment)
      select id, 0, 'month', $3::numeric, 'taxable' from version where $3::numeric is not null`,
    [organizationId, from, price, minimum],
  )
}
