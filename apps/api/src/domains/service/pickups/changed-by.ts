import { sql } from 'drizzle-orm'
import { pickups } from '#database/schema/pickups.ts'
import type { Context } from '#lib/context.ts'

/** Returns what each change by a person writes. Schedules leave a pickup alone once it was touched. */
export function changedBy({ clock, actor }: Context) {
  const now = clock.now()
  return { touchedAt: now, updatedById: actor.id, version: sql`${pickups.version} + 1`, updatedAt: now }
}
