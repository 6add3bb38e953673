import { maxProducts, type Product } from '@thant/contracts/service/pickup-items'
import { sql } from 'drizzle-orm'
import { pickupItems } from '#database/schema/pickups.ts'
import type { Context } from '#lib/context.ts'

/**
 * Lists names of past items that start with a text, each with its type. The recursion jumps in the index from one name
 * to the next, so that a name weighed a million times costs no more than one weighed once.
 */
export async function listProducts(context: Context, start = ''): Promise<Product[]> {
  const next = (after: ReturnType<typeof sql>) => sql`(
    select product_name, waste_type from ${pickupItems}
    where ${name} >= ${from} and ${name} < ${until} and ${after}
    order by ${name}, waste_type limit 1)`
  const from = sql`lower(${start}) collate "C"`
  const until = sql`(lower(${start}) || chr(1114111)) collate "C"`
  const { rows } = await context.database.execute<{ product_name: string; waste_type: Product['productType'] }>(sql`
    with recursive found as (
      ${next(sql`true`)}
      union all
      select following.* from found, lateral ${next(sql`(${name}, waste_type) > (lower(found.product_name) collate "C", found.waste_type)`)} following
    ) select product_name, waste_type from found limit ${maxProducts}`)
  return rows.map(({ product_name: productName, waste_type: productType }) => ({ productName, productType }))
}

const name = sql`lower(pickup_items.product_name) collate "C"`
