import { eq, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core'
import { company } from '#database/schema/company.ts'
import { organizations } from '#database/schema/organizations.ts'
import { users } from '#database/schema/users.ts'

/** What is typed in an organization's name is the company's where its staff typed it. Nobody's own name is told. */
export const typedBy = sql<string>`case when coalesce(${users.role}, 'USER') = 'USER'
  then ${organizations.name} else (select ${company.name} from ${company}) end`

export function joinTyper<Select extends PgSelect>(
  select: Select,
  columns: { organizationId: AnyPgColumn; typedById: AnyPgColumn },
) {
  return select
    .innerJoin(organizations, eq(organizations.id, columns.organizationId))
    .leftJoin(users, eq(users.id, columns.typedById))
}
