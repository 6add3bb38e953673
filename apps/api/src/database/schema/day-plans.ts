import { date, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.ts'

export type StoredRoute = {
  vehicle: string
  stops: Array<{ pickup: string; isPinned: boolean }>
  /** After which pickup it returns to its depot, and when it is there; orders of earlier releases have none. */
  unloadings?: Array<{ after: string; at: string }>
}

/** The order that was accepted for a day, one row a day, kept for good; `version` grows with each change. */
export const dayPlans = pgTable('day_plans', {
  day: date('day', { mode: 'string' }).primaryKey(),
  version: integer('version').notNull().default(1),
  /** Vehicles and pickups by id, without references: a schedule may delete a pickup that waits. */
  routes: jsonb('routes').$type<StoredRoute[]>().notNull(),
  updatedAt: instant('updated_at').notNull(),
  updatedById: uuid('updated_by_id').references(() => users.id),
})
