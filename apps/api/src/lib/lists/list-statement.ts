import { maxExactTotal } from '@thant/contracts/list'
import { and, fillPlaceholders, type SQL, sql } from 'drizzle-orm'
import type { PgSelect, SelectedFields } from 'drizzle-orm/pg-core'
import type { Queryable } from '#database/client.ts'
import type { AnyContext } from '../context.ts'
import { type AnyDefinition, type PageQuery, type Plan, planQuery } from './list-plan.ts'
import { prepareStatement, type Statement } from './prepared-statement.ts'

export function prepare(definition: AnyDefinition, context: AnyContext, plan: Plan): Statement {
  const { sql: text, params } = select(definition, context.database, plan).toSQL()
  return prepareStatement(text, params, selectedFields(definition, plan), plan.isReusable)
}

function select(definition: AnyDefinition, database: Queryable, plan: Plan): PgSelect {
  const { sort } = plan
  const one = { one: sql`1` }
  const counted = (
    plan.isCountJoined ? joined(definition, database, one) : database.select(one).from(definition.table).$dynamic()
  )
    .where(and(...plan.conditions))
    .limit(sql.raw(String(maxExactTotal + 1)) as unknown as number)
  const listTotal = sql<number>`(select count(*)::int from (${counted}) counted)`
  const fields = { ...selectedFields(definition, plan), listTotal }
  const direction = plan.isDescending ? sql`desc` : sql`asc`
  const rows = joined(definition, database, fields)
    .where(and(...plan.conditions, ...(plan.isAfter ? afterCursor(definition, plan) : [])))
    .orderBy(sql`${sort.by} ${direction}`, sql`${definition.id} ${direction}`)
    .limit(sql.raw(String(plan.fetched)) as unknown as number)
  return plan.hasOffset ? rows.offset(sql.placeholder('offset')) : rows
}

function joined({ table, join }: AnyDefinition, database: Queryable, fields: SelectedFields): PgSelect {
  const select = database.select(fields).from(table).$dynamic()
  return join ? join(select) : select
}

/** Adds the columns from which the cursor and the total are computed. */
function selectedFields(definition: AnyDefinition, { sort }: Plan): SelectedFields {
  return {
    ...definition.fields,
    listId: definition.id,
    listSortValue: sql<string>`${sort.by}::text`,
    listTotal: sql<number>`0`,
  }
}

function afterCursor(definition: AnyDefinition, { sort, isDescending }: Plan): SQL[] {
  const value = sql`${sql.placeholder('afterValue')}::${sql.raw(sort.type)}`
  const compare = sql.raw(isDescending ? '<' : '>')
  const next = sql`(${sort.by}, ${definition.id}) ${compare} (${value}, ${sql.placeholder('afterId')}::uuid)`
  return sort.isJoined ? [sql`${sort.by} ${compare}= ${value}`, next] : [next]
}

/** Returns the SQL for the test that every sort and filter has an index, and for the benchmarks. */
export async function statementOf(definition: AnyDefinition, context: AnyContext, query: PageQuery) {
  const plan = await planQuery(definition, context, query)
  const { sql: text, params } = select(definition, context.database, plan).toSQL()
  return { text, values: fillPlaceholders(params, plan.values) }
}
