import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '#database/client.ts'
import { organizations } from '#database/schema/organizations.ts'

/** Users of an archived organization can neither sign in nor stay signed in; null, for staff, is never archived. */
export async function isOrganizationArchived(database: Queryable, organizationId: string | null): Promise<boolean> {
  if (organizationId === null) return false
  const archived = await database
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.id, organizationId), isNotNull(organizations.archivedAt)))
  return archived.length > 0
}
