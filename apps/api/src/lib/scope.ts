import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Context } from './context.ts'
import type { ListScope } from './list.ts'

/** Keeps a caller with reach `own` to rows of the own organization; no condition for reach `any`. */
export function inOwnOrganization(context: Context, organizationId: SQLWrapper): SQL | undefined {
  return context.reach === 'any' ? undefined : eq(organizationId, context.actor.organizationId ?? nobody)
}

/** The same for a list. */
export function listedInOwnOrganization(organizationId: SQLWrapper): ListScope {
  return {
    where: (own) => sql`${organizationId} = ${own}`,
    value: ({ reach, actor }) => (reach === 'any' ? undefined : (actor.organizationId ?? nobody)),
  }
}

/** Keeps a caller with reach `own` to rows that are the caller's. */
export function ownedByCaller(context: Context, userId: SQLWrapper): SQL | undefined {
  return context.reach === 'any' ? undefined : eq(userId, context.actor.id)
}

/** An id that no row has: a user without an organization owns nothing. */
const nobody = '00000000-0000-0000-0000-000000000000'
