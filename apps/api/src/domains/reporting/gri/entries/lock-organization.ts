import { and, eq, isNull } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import type { Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { inOwnOrganization } from '#lib/scope.ts'

/**
 * Lets what an organization adds to its tables change one after another, so that a stale edit is noticed even of what
 * has no row yet. Throws for an archived organization, which cannot be changed.
 */
export async function lockOrganizationForEntries(context: Context, organizationId: string): Promise<void> {
  const { id, archivedAt } = organizations
  const locked = await context.database
    .select({ id })
    .from(organizations)
    .where(and(eq(id, organizationId), isNull(archivedAt), inOwnOrganization(context, id)))
    .for('no key update')
  if (locked.length === 0) throw new AppError('organization.not-found')
}
