import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Actor, AnyContext, Context } from './context.ts'
import type { ListScope } from './lists/list-plan.ts'

/**
 * Limits a caller with reach `own` to rows of the own organization; adds no condition for reach `any`. The rows concern
 * the organization as a whole, so a caller who is limited to sites reaches none of them.
 */
export function inOwnOrganization(context: AnyContext, organizationId: SQLWrapper): SQL | undefined {
  return context.reach === 'any' ? undefined : eq(organizationId, wholeOrganizationOf(context.actor))
}

export function listedInOwnOrganization(organizationId: SQLWrapper): ListScope {
  return {
    where: (own) => sql`${organizationId} = ${own}`,
    value: ({ reach, actor }) => (reach === 'any' ? undefined : wholeOrganizationOf(actor)),
  }
}

/** Like `inOwnOrganization`, for rows that everybody of the organization may read, whatever their sites. */
export function sharedInOwnOrganization(context: AnyContext, organizationId: SQLWrapper): SQL | undefined {
  return context.reach === 'any' ? undefined : eq(organizationId, context.actor?.organizationId ?? nobody)
}

export function listedAsShared(organizationId: SQLWrapper): ListScope {
  return {
    where: (own) => sql`${organizationId} = ${own}`,
    value: ({ reach, actor }) => (reach === 'any' ? undefined : (actor.organizationId ?? nobody)),
  }
}

/** Limits a caller with reach `own` to rows of the own organization, and of the own sites if they are limited to some. */
export function inOwnSites(context: AnyContext, organizationId: SQLWrapper, siteId: SQLWrapper): SQL | undefined {
  if (context.reach === 'any') return undefined
  const { organizationId: own, siteIds } = context.actor ?? { organizationId: null, siteIds: null }
  return and(eq(organizationId, own ?? nobody), siteIds === null ? undefined : inArray(siteId, [...siteIds]))
}

export function listedInOwnSites(organizationId: SQLWrapper, siteId: SQLWrapper): ListScope {
  return {
    // The own organization comes first, and after it the sites.
    where: (own) => sql`(${organizationId} = (${own}::uuid[])[1]
      and (cardinality(${own}::uuid[]) = 1 or ${siteId} = any((${own}::uuid[])[2:])))`,
    value: ({ reach, actor: { organizationId: own, siteIds } }) =>
      reach === 'any' ? undefined : `{${[own ?? nobody, ...(siteIds ?? [])].join()}}`,
  }
}

/** Limits a caller with reach `own` to rows that belong to the caller. */
export function ownedByCaller(context: Context, userId: SQLWrapper): SQL | undefined {
  return context.reach === 'any' ? undefined : eq(userId, context.actor.id)
}

function wholeOrganizationOf(actor: Actor | null): string {
  return actor?.siteIds === null ? (actor.organizationId ?? nobody) : nobody
}

/** No row has this id, so a user without an organization sees nothing. */
const nobody = '00000000-0000-0000-0000-000000000000'
