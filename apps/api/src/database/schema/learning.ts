import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { entityColumns, id, instant } from './columns.ts'
import { organizations } from './organizations.ts'
import { users } from './users.ts'

export const quizzes = pgTable(
  'quizzes',
  {
    ...entityColumns,
    title: text('title').notNull(),
    /** Counts the questions of the latest edition. */
    questionCount: integer('question_count').notNull(),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    index('quizzes_by_title').on(sql`(${table.title} collate "und-x-icu")`, table.id),
    index('quizzes_by_updated_at').on(table.updatedAt, table.id),
    index('quizzes_by_created_at').on(table.createdAt, table.id),
    index('quizzes_search').using('gin', sql`${table.title} gin_trgm_ops`),
  ],
)

export type StoredQuestion = { question: string; options: string[]; correctAnswer: string; explanation: string }

/**
 * An edition has the questions of a quiz from one version on. A trigger refuses to change or delete it, so that an
 * attempt is shown with the questions that were answered.
 */
export const quizEditions = pgTable(
  'quiz_editions',
  {
    quizId: uuid('quiz_id')
      .notNull()
      .references(() => quizzes.id),
    sinceVersion: integer('since_version').notNull(),
    questions: jsonb('questions').$type<StoredQuestion[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.sinceVersion] })],
)

/** A trigger refuses to change or delete an attempt once it is marked. */
export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: id(),
    quizId: uuid('quiz_id').notNull(),
    editionSince: integer('edition_since').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    organizationId: uuid('organization_id').references(() => organizations.id),
    /** One element per question: the chosen option's text, or null if none was chosen. */
    answers: jsonb('answers').$type<Array<string | null>>().notNull(),
    correctCount: integer('correct_count').notNull(),
    percentage: numeric('percentage', { precision: 5, scale: 2 }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'quiz_attempts_edition_fk',
      columns: [table.quizId, table.editionSince],
      foreignColumns: [quizEditions.quizId, quizEditions.sinceVersion],
    }),
    index('quiz_attempts_of_user').on(table.userId, table.createdAt, table.id),
    index('quiz_attempts_of_user_at_quiz').on(table.userId, table.quizId, table.createdAt, table.id),
    check('quiz_attempt_percentage_is_one', sql`${table.percentage} between 0 and 100`),
  ],
)

export const slideSets = pgTable(
  'slide_sets',
  {
    ...entityColumns,
    title: text('title').notNull(),
    description: text('description').notNull(),
    authorName: text('author_name').notNull(),
    /** Links to further reading. */
    references: text('reference_links').array().notNull(),
    quizId: uuid('quiz_id').references(() => quizzes.id),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    index('slide_sets_by_title').on(sql`(${table.title} collate "und-x-icu")`, table.id),
    index('slide_sets_by_author').on(sql`(${table.authorName} collate "und-x-icu")`, table.id),
    index('slide_sets_by_updated_at').on(table.updatedAt, table.id),
    index('slide_sets_by_created_at').on(table.createdAt, table.id),
    index('slide_sets_of_quiz').on(table.quizId),
    index('slide_sets_search').using(
      'gin',
      sql`${table.title} gin_trgm_ops`,
      sql`${table.authorName} gin_trgm_ops`,
      sql`${table.description} gin_trgm_ops`,
    ),
  ],
)

/** `line` is the order in which the slides are shown. */
export const slides = pgTable(
  'slides',
  {
    slideSetId: uuid('slide_set_id')
      .notNull()
      .references(() => slideSets.id),
    line: integer('line').notNull(),
    imageKey: text('image_key').notNull(),
    /** Describes the picture for people who cannot see it. */
    text: text('text').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.slideSetId, table.line] })],
)
