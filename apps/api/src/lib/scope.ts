import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyContext, Context } from './context.ts'
import type { ListScope } from './list.ts'

/** Limits a caller with reach `own` to rows of the own organization; adds no condition for reach `any`. */
export function inOwnOrganization(context: AnyContext, organizationId: SQLWrapper): SQL | undefined {
  return context.reach === 'any' ? undefined : eq(organizationId, context.actor?.organizationId ?? nobody)
}

export function listedInOwnOrganization(organizationId: SQLWrapper): ListScope {
  return {
    where: (own) => sql`${organizationId} = ${own}`,
    value: ({ reach, actor }) => (reach === 'any' ? undefined : (actor.organizationId ?? nobody)),
  }
}

/** Limits a caller with reach `own` to rows that belong to the caller. */
export function ownedByCaller(context: Context, userId: SQLWrapper): SQL | undefined {
  return context.reach === 'any' ? undefined : eq(userId, context.actor.id)
}

/** No row has this id, so a user without an organization sees nothing. */
const nobody = '00000000-0000-0000-0000-000000000000'
