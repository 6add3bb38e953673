import { errors } from '@thant/contracts/errors'
import { and, eq, isNull } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { errorAt } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'

export function assertExpiryAfterJoining(joinedOn: string, expiresOn: string | null | undefined): void {
  if (expiresOn == null || expiresOn >= joinedOn) return
  throw errorAt('expiredDate', 'request.invalid', { message: 'Before the join date' })
}

/** New records are only for active organizations. Null passes: callers decide whether one is required. */
export async function assertOrganizationIsActive(
  context: Context,
  id: string | null,
  path = 'organizationId',
): Promise<void> {
  if (id === null) return
  const found = await context.database
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.id, id), isNull(organizations.archivedAt)))
  if (found.length > 0) return
  throw errorAt(path, 'request.invalid', { message: errors['organization.not-found'].text })
}
