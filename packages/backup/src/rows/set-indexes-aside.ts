import type { Client } from 'pg'

type Deferred = { drop: string; create: string }

/**
 * Drops what slows the loading of rows down, indexes and foreign keys, and returns what makes them again: building an
 * index of sorted rows is several times as fast as adding them one by one.
 */
export async function setIndexesAside(client: Client): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<Deferred>(referencesQuery)
  const { rows: indexes } = await client.query<Deferred>(indexesQuery)
  for (const { drop } of [...references, ...indexes]) await client.query(drop)
  return async () => {
    for (const { create } of [...indexes, ...references]) await client.query(create)
  }
}

const referencesQuery = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`

/** An index that a constraint rests on stays. */
const indexesQuery = `
  select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`
