import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../../apps/api/src/database/client.ts'
import { credits } from '../../../../apps/api/src/database/schema/credits.ts'
import { invoices } from '../../../../apps/api/src/database/schema/invoices.ts'
import { certificates, orders } from '../../../../apps/api/src/database/schema/orders.ts'
import { organizations } from '../../../../apps/api/src/database/schema/organizations.ts'
import { placedBins } from '../../../../apps/api/src/database/schema/placed-bins.ts'
import { users } from '../../../../apps/api/src/database/schema/users.ts'
import type { TestActor } from '../../../../apps/api/test/setup/actors.ts'

export type SampleRecords = Awaited<ReturnType<typeof findSampleRecords>>

/** Finds records of the demonstration company that each kind of mail and document can be about. */
export async function findSampleRecords(database: Queryable, staff: TestActor, today: string) {
  const customers = await database.select().from(users).where(eq(users.email, 'customer@demo.example'))
  const open = database.select().from(invoices).where(eq(invoices.status, 'PENDING')).orderBy(asc(invoices.number))
  const [paid] = await database.select().from(invoices).where(eq(invoices.status, 'SETTLED')).limit(1)
  const [delivered] = await database
    .select({ order: orders, serial: certificates.serial })
    .from(orders)
    .innerJoin(certificates, eq(certificates.orderId, orders.id))
    .where(isNotNull(orders.paidAt))
    .limit(1)
  const others = database
    .select()
    .from(orders)
    .where(and(eq(orders.kind, 'generic'), isNotNull(orders.paidAt)))
  const invoiceId = given(paid).id
  const { order, serial } = given(delivered)
  return {
    customer: given(customers[0]),
    organization: given((await database.select().from(organizations).limit(1))[0]),
    due: given((await open.limit(100)).find(({ dueOn }) => dueOn >= today)),
    overdue: given((await open.limit(100)).find(({ dueOn }) => dueOn < today)),
    paid: given(paid),
    billedId: await billCharges(database),
    placedBinIds: (await database.select({ id: placedBins.id }).from(placedBins).limit(12)).map(({ id }) => id).join(),
    order,
    serial,
    service: given((await others.limit(1))[0]),
    invoiceCredits: await record(staff, `/payment/${invoiceId}/credits`, eq(credits.invoiceId, invoiceId)),
    orderCredits: await record(staff, `/orders/${order.number}/credits`, eq(credits.orderId, order.id)),
  }

  async function record(actor: TestActor, path: string, where: ReturnType<typeof eq>) {
    const body = { amount: 1, reason: 'One pickup of the month did not take place.', reference: '' }
    for (const kind of ['credit-note', 'refund']) await actor.call('POST', path, { body: { ...body, kind } })
    const rows = await database.select().from(credits).where(where)
    return {
      note: given(rows.find(({ kind }) => kind === 'credit-note')),
      refund: given(rows.find(({ kind }) => kind === 'refund')),
    }
  }
}

/** What waits to be billed is put on an invoice of its customer, which stands for that of a billing run. */
async function billCharges(database: Queryable): Promise<string> {
  const { rows } = await database.execute<{ id: string }>(sql`
    with invoice as (
      select id, organization_id from invoices
      where exists (select from charges where charges.organization_id = invoices.organization_id and pickup_id is not null)
      order by number desc limit 1)
    update charges set invoice_id = invoice.id, invoice_position = 0 from invoice
    where charges.organization_id = invoice.organization_id and waived_at is null returning invoice.id`)
  return given(rows[0]).id
}

function given<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('the demonstration company has no such record')
  return row
}
