import { type Colleague, maxColleagues } from '@thant/contracts/customers/colleagues'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#database/schema/users.ts'
import { assertOrganizationInReach } from '#domains/customers/organizations/organizations.queries.ts'
import type { Context } from '#lib/context.ts'
import { inOwnOrganization } from '#lib/scope.ts'

export async function listColleagues(context: Context, organizationId: string): Promise<Colleague[]> {
  await assertOrganizationInReach(context, organizationId)
  return context.database
    .select({
      _id: users.id,
      name: users.name,
      email: users.email,
      isConfirm: sql<boolean>`${users.passwordHash} is not null`,
    })
    .from(users)
    .where(
      and(
        eq(users.organizationId, organizationId),
        inOwnOrganization(context, users.organizationId),
        isNull(users.deactivatedAt),
      ),
    )
    .orderBy(sql`${users.name} collate "und-x-icu"`, asc(users.id))
    .limit(maxColleagues)
}
