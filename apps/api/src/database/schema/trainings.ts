import { trainingStatuses, trainingTypes } from '@thant/contracts/service/trainings'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { checkValues, entityColumns } from './columns.ts'
import { organizations } from './organizations.ts'

export const trainings = pgTable(
  'trainings',
  {
    ...entityColumns,
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** Free text, e.g. `09:30 to 11:30` or `2 days`. */
    period: text('period').notNull(),
    status: text('status', { enum: trainingStatuses }).notNull().default('REQUESTED'),
    /** Null until it is agreed how the training is held. */
    type: text('type', { enum: trainingTypes }),
    trainerName: text('trainer_name').notNull().default(''),
    topic: text('topic').notNull().default(''),
  },
  (table) => [
    checkValues(table.status, trainingStatuses),
    checkValues(table.type, trainingTypes),
    index('trainings_by_start').on(table.startsOn, table.id),
    index('trainings_by_status').on(table.status, table.id),
    index('trainings_by_type').on(sql`(coalesce(${table.type}, ''))`, table.id),
    index('trainings_by_trainer').on(sql`(${table.trainerName} collate "und-x-icu")`, table.id),
    index('trainings_by_topic').on(sql`(${table.topic} collate "und-x-icu")`, table.id),
    index('trainings_by_created_at').on(table.createdAt, table.id),
    index('trainings_of_organization_by_start').on(table.organizationId, table.startsOn, table.id),
    index('trainings_search').using('gin', sql`${table.trainerName} gin_trgm_ops`, sql`${table.topic} gin_trgm_ops`),
  ],
)

/** `line` keeps the order in which the attendees were entered. */
export const trainingAttendees = pgTable(
  'training_attendees',
  {
    trainingId: uuid('training_id')
      .notNull()
      .references(() => trainings.id),
    line: integer('line').notNull(),
    name: text('name').notNull(),
    position: text('position').notNull().default(''),
    department: text('department').notNull().default(''),
    feedback: text('feedback').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.trainingId, table.line] })],
)
