import { type SQL, sql } from 'drizzle-orm'
import { pickups } from '#database/schema/pickups.ts'

/** A crew is to come, as the trigger sees it that notes changes. */
export const isToCome: SQL<boolean> = sql<boolean>`(${pickups.archivedAt} is null and ${pickups.status} in ('REQUESTED', 'CONFIRMED'))`
