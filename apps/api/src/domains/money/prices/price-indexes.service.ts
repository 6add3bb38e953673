import type { PriceIndex, PriceIndexForm } from '@thant/contracts/money/price-indexes'
import { and, eq, sql } from 'drizzle-orm'
import { priceIndexes } from '#database/schema/prices.ts'
import { lastDayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { changedValues, recordAudit } from '#lib/records/audit.ts'
import { chargeSince } from './charge-since.ts'
import { presentIndex } from './price-indexes.queries.ts'

/**
 * The pickups of the month are charged by it. Another value may take its place: what is not billed yet gets the new price,
 * and what is billed the difference. A name is spelled as the first value of the index spells it.
 */
export async function enterIndex(context: Context, form: PriceIndexForm): Promise<PriceIndex> {
  const { database, clock } = context
  const name = await spellingOf(context, form.name)
  const month = `${form.month}-01`
  const [before] = await database
    .select()
    .from(priceIndexes)
    .where(and(eq(priceIndexes.name, name), eq(priceIndexes.month, month)))
    .for('update')
  const [stored] = await database
    .insert(priceIndexes)
    .values({ name, month, value: form.value, createdAt: clock.now() })
    .onConflictDoUpdate({ target: [priceIndexes.name, priceIndexes.month], set: { value: form.value } })
    .returning()
  if (stored === undefined) throw new Error('an insert returned no row')
  await chargeSince(context, { organizationId: null, from: month, to: lastDayOf(form.month) })
  const after = presentIndex(stored)
  await recordAudit(context, {
    action: 'price-index.enter',
    entity: 'price-index',
    entityId: after._id,
    ...changedValues(before === undefined ? {} : auditedValues(presentIndex(before)), auditedValues(after)),
  })
  return after
}

/** Locks all values, so that two first ones cannot spell a name in two ways. */
async function spellingOf({ database }: Context, name: string): Promise<string> {
  await database.execute(sql`lock table ${priceIndexes} in share row exclusive mode`)
  const [known] = await database
    .select({ name: priceIndexes.name })
    .from(priceIndexes)
    .where(sql`lower(${priceIndexes.name}) = lower(${name})`)
    .limit(1)
  return known?.name ?? name
}

function auditedValues({ name, month, value }: PriceIndex) {
  return { name, month, value }
}
