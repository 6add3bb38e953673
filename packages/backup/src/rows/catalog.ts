import type { ClientBase } from 'pg'

export type CatalogTable = {
  name: string
  columns: string[]
  /** What it takes on disk, indexes included. */
  bytes: number
  /** SQL that puts rows into the order of the primary key, alike under every collation. */
  order: string
}

/**
 * Rows that mean nothing after a restore: whoever was signed in, replies kept for repeated requests, counters of limits,
 * and PDFs that are drawn again when somebody asks for them.
 */
export const leftOut: readonly string[] = ['sessions', 'idempotency_keys', 'rate_limits', 'report_files']

/** Lists the tables so that each comes after those that it refers to. */
export async function listTables(client: ClientBase): Promise<CatalogTable[]> {
  const { rows: tables } = await client.query<CatalogTable>(tablesQuery)
  const { rows: references } = await client.query<{ from: string; to: string }>(referencesQuery)
  const keyless = tables.find(({ order }) => order === null)
  if (keyless) throw new Error(`Table ${keyless.name} has no primary key, so it cannot be backed up.`)
  return inOrder(tables, references)
}

export async function hasTables(client: ClientBase): Promise<boolean> {
  return (await client.query<CatalogTable>(tablesQuery)).rows.length > 0
}

export type Sequence = { name: string; lastValue: string | null }

export async function listSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select sequencename as name, last_value::text as "lastValue" from pg_sequences where schemaname = 'public'
      order by sequencename collate "C"`,
  )
  return rows
}

/** Objects of an extension belong to the extension. */
const isOwn = (catalog: string, oid: string) =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${oid} and deptype = 'e')`

const tablesQuery = `
  select relname as name,
    (select json_agg(attname order by attnum) from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    (select string_agg(quote_ident(attname) || case when attcollation = 0 then '' else ' collate "C"' end, ', '
        order by array_position(indkey::int2[], attnum))
      from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indrelid = pg_class.oid and indisprimary) as order,
    pg_total_relation_size(pg_class.oid)::float8 as bytes
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${isOwn('pg_class', 'pg_class.oid')}
  order by relname collate "C"`

const referencesQuery = `
  select source.relname as from, target.relname as to
  from pg_constraint
    join pg_class source on source.oid = conrelid
    join pg_class target on target.oid = confrelid
  where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`

function inOrder(tables: CatalogTable[], references: Array<{ from: string; to: string }>): CatalogTable[] {
  const ordered: CatalogTable[] = []
  const placed = new Set<string>()
  const mayCome = ({ name }: CatalogTable) =>
    !placed.has(name) && references.every(({ from, to }) => from !== name || placed.has(to))
  while (ordered.length < tables.length) {
    const next = tables.find(mayCome)
    if (next === undefined) throw new Error('The foreign keys of the tables go round in a circle.')
    placed.add(next.name)
    ordered.push(next)
  }
  return ordered
}

/** Removes the portal's tables, sequences and functions; fails if something else rests on them. */
export async function dropEverything(client: ClientBase): Promise<void> {
  for (const { kind, names } of (await client.query<{ kind: string; names: string }>(ownedQuery)).rows) {
    await client.query(`drop ${kind} ${names}`)
  }
  await client.query('drop table if exists drizzle.__drizzle_migrations')
}

/** Tables go first, since functions are used by their triggers. */
const ownedQuery = `
  select kind, string_agg(name, ', ') as names from (
    select case relkind when 'S' then 'sequence' else 'table' end as kind, oid::regclass::text as name
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S') and ${isOwn('pg_class', 'pg_class.oid')}
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
        and refclassid = 'pg_class'::regclass and deptype in ('a', 'i'))
    union all
    select 'routine', oid::regprocedure::text from pg_proc
    where pronamespace = 'public'::regnamespace and ${isOwn('pg_proc', 'pg_proc.oid')}
  ) owned
  group by kind order by array_position(array['table', 'sequence', 'routine'], kind)`
