import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#database/client.ts'
import { company } from '#database/schema/company.ts'
import { wasteTotals } from '#database/schema/wastes.ts'
import type { WasteChange } from './waste-delta.ts'

/** Applies the changes of one write to the totals, in its transaction; key order keeps two writes from a deadlock. */
export async function applyWasteChanges(database: Queryable, changes: WasteChange[]): Promise<void> {
  for (const { organizationId, month, wasteType, grams } of changes) {
    const key = { organizationId, month: `${month}-01`, wasteType }
    const isKey = and(
      eq(wasteTotals.organizationId, key.organizationId),
      eq(wasteTotals.month, key.month),
      eq(wasteTotals.wasteType, key.wasteType),
    )
    const weightKg = (grams / 1_000).toFixed(3)
    const sum = sql`${wasteTotals.weightKg} + ${weightKg}::numeric`
    if (grams > 0) {
      await database
        .insert(wasteTotals)
        .values({ ...key, weightKg })
        .onConflictDoUpdate({
          target: [wasteTotals.organizationId, wasteTotals.month, wasteTotals.wasteType],
          set: { weightKg: sum },
        })
    } else {
      await database.update(wasteTotals).set({ weightKg: sum }).where(isKey)
      await database.delete(wasteTotals).where(and(isKey, eq(wasteTotals.weightKg, '0')))
    }
  }
}

/** Works the totals out anew from every completed pickup, with the months of the given time zone. */
export async function rebuildWasteTotals(database: Queryable, timeZone: string): Promise<void> {
  await database.execute(sql`lock table waste_totals in exclusive mode`)
  await database.execute(sql`delete from waste_totals`)
  await database.execute(sql`
    insert into waste_totals (organization_id, month, waste_type, weight_kg)
    select p.organization_id, date_trunc('month', p.pick_up_at at time zone ${timeZone})::date, i.waste_type, sum(i.weight_kg)
    from pickups p join pickup_items i on i.pickup_id = p.id
    where p.status = 'COMPLETED' and p.archived_at is null
    group by 1, 2, 3`)
  await database.update(company).set({ totalsTimeZone: timeZone })
}

/** Rebuilds the totals when the company's time zone is another than the one their months were worked out in. */
export async function followTimeZone(database: Queryable, timeZone: string): Promise<boolean> {
  const [row] = await database.select({ totalsTimeZone: company.totalsTimeZone }).from(company).for('update')
  if (row?.totalsTimeZone === timeZone) return false
  await rebuildWasteTotals(database, timeZone)
  return true
}
