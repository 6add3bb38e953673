import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgText } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'
import { schemaTables } from './schema-tables.ts'

const columns = schemaTables.flatMap((table) =>
  getTableConfig(table).columns.map((column) => ({
    name: `${getTableName(table)}.${column.name}`,
    table: getTableName(table),
    column: column.name,
    isText: is(column, PgText),
    values: column.enumValues,
  })),
)

const soundsListed =
  /(^|_)(status|state|kind|type|role|language|theme|format|currency|cycle|outcome|source|purpose|layout|standard|option|material|action|entity)$/

/** Columns whose names suggest a list of values but which take any text, each with the reason. */
const openEnded: Record<string, string> = {
  'factor_sets.source': 'says in a sentence where the factors come from',
  'files.content_type': 'goes into the reply as it is, and is compared with nothing',
  'payment_results.currency': 'may be the number of a currency that is none of ours',
  'payment_results.status': 'is kept as the provider sent it',
}

/** Columns whose values the database does not check, each with the reason. */
const unchecked: Record<string, string> = {
  'audit_entries.action': 'nearly every new feature adds one, and old entries keep names that are no longer used',
  'audit_entries.entity': 'as for the action',
}

it('a text column lists its values in the schema, or takes any text for a reason', () => {
  const untyped = columns.filter(({ column, isText, values }) => isText && !values && soundsListed.test(column))
  expect(untyped.map(({ name }) => name).toSorted()).toEqual(Object.keys(openEnded))
})

describe('the CHECK of a column that lists its values', () => {
  const listed = columns.flatMap(({ values, ...column }) => (values === undefined ? [] : [{ ...column, values }]))
  let testDatabase: TestDatabase
  let client: PoolClient

  beforeAll(async () => {
    testDatabase = await createTestDatabase()
    client = await testDatabase.pool.connect()
  })

  afterAll(async () => {
    client.release()
    await testDatabase.drop()
  })

  it('may be missing only where there is a reason', () => {
    expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(unchecked)))
  })

  it.each(listed.filter(({ name }) => !(name in unchecked)))('lists the same: $name', async (column) => {
    const definition = await findCheck(column)
    const values = [...definition.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value]) => value?.replaceAll("''", "'"))
    expect(values).toEqual(column.values)
  })

  it.each(listed.filter(({ name }) => !(name in unchecked)))('refuses every other value: $name', async (column) => {
    await client.query('drop table if exists probe')
    await client.query(`create temp table probe as select "${column.column}" from "${column.table}" with no data`)
    await client.query(`alter table probe add ${await findCheck(column)}`)
    const insert = (value: string) => client.query('insert into probe values ($1)', [value])
    for (const value of column.values) await insert(value)
    for (const value of ['NO SUCH VALUE', '', ` ${column.values[0]}`]) {
      await expect(insert(value)).rejects.toMatchObject({ code: '23514' })
    }
  })

  async function findCheck({ table, column }: { table: string; column: string }): Promise<string> {
    const { rows } = await client.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint
       where contype = 'c' and conrelid = $1::regclass and conname = $2`,
      [table, `${table}_${column}_is_known`],
    )
    return rows[0]?.definition ?? ''
  }
})
