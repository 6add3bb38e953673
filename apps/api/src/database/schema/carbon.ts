import { sortedTypes, wasteTreatments } from '@thant/contracts/materials/wastes'
import { assessments } from '@thant/contracts/reporting/assessments'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { checkValues, frozenColumns, id, instant } from './columns.ts'
import { organizations } from './organizations.ts'
import { users } from './users.ts'

/** A factor set never changes, because reports were computed with it. */
export const factorSets = pgTable(
  'factor_sets',
  {
    id: id(),
    name: text('name').notNull(),
    /** The set's `version` on the wire; a column `version` would count the changes of the row instead. */
    edition: text('edition').notNull(),
    source: text('source').notNull(),
    gwpSet: text('gwp_set').notNull(),
    /** Whose potentials these are; null where only the text says it. */
    assessment: text('assessment', { enum: assessments }),
    /** The region for which the factors were published, and the year. */
    region: text('region').notNull().default(''),
    year: integer('year'),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    createdById: uuid('created_by_id').references(() => users.id),
  },
  (table) => [
    checkValues(table.assessment, assessments),
    unique('factor_sets_by_edition').on(table.name, table.edition),
    index('factor_sets_by_validity').on(table.validFrom, table.createdAt),
  ],
)

const factor = (name: string) => numeric(name, { precision: 10, scale: 5 }).notNull()

/**
 * Factors are in t CO2e per tonne of a material in a treatment, or of one of its parts, which are summed (docs/carbon.md
 * 1 and 8).
 */
export const emissionFactors = pgTable(
  'emission_factors',
  {
    factorSetId: uuid('factor_set_id')
      .notNull()
      .references(() => factorSets.id),
    material: text('material', { enum: sortedTypes }).notNull(),
    treatment: text('treatment', { enum: wasteTreatments }).notNull(),
    part: text('part').notNull().default(''),
    direct: factor('direct'),
    avoidedMaterial: factor('avoided_material'),
    avoidedLandfill: factor('avoided_landfill'),
  },
  (table) => [
    checkValues(table.material, sortedTypes),
    checkValues(table.treatment, wasteTreatments),
    primaryKey({ columns: [table.factorSetId, table.material, table.treatment, table.part] }),
    check(
      'emission_factor_is_not_negative',
      sql`${table.direct} >= 0 and ${table.avoidedMaterial} >= 0 and ${table.avoidedLandfill} >= 0`,
    ),
  ],
)

/** Saved carbon reports; a row never changes, and a later one of the same quarter names the one before it. */
export const carbonReports = pgTable(
  'carbon_reports',
  {
    ...frozenColumns,
    createdById: uuid('created_by_id').references(() => users.id),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    /** The first month of the quarter, YYYY-MM. */
    quarter: text('quarter').notNull(),
    /** YYYY-MM, ascending. */
    months: text('months').array().notNull(),
    factorSetId: uuid('factor_set_id')
      .notNull()
      .references(() => factorSets.id),
    revisionOfId: uuid('revision_of_id').references((): AnyPgColumn => carbonReports.id),
  },
  (table) => [
    index('carbon_reports_of_quarter').on(table.organizationId, table.quarter, table.createdAt),
    index('carbon_reports_by_sha256').on(table.sha256),
  ],
)
