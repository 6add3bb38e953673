import type { SiteChange } from '@thant/contracts/customers/sites'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { sites } from '#database/schema/sites.ts'
import type { Context } from '#lib/context.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'

/**
 * New records are only for sites of the organization that are not archived. The sites stay so until the transaction
 * ends.
 */
export async function assertSitesAreActive(
  context: Pick<Context, 'database'>,
  organizationId: string | null,
  siteIds: readonly string[],
  path = 'siteId',
): Promise<void> {
  const requested = [...new Set(siteIds)]
  if (requested.length === 0) return
  if (organizationId === null) throw errorAt(path, 'site.unknown')
  const found = await context.database
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.organizationId, organizationId), inArray(sites.id, requested), isNull(sites.archivedAt)))
    .for('share')
  if (found.length < requested.length) throw errorAt(path, 'site.unknown')
}

const placeFields = ['address', 'location', 'contactPersonName', 'contactPersonPhoneNumber'] as const

/** A form may send the main site's place as it is, but changes it only at the organization. */
export function assertPlaceIsKept(before: Record<(typeof placeFields)[number], unknown>, change: SiteChange): void {
  const { message } = new AppError('site.is-place-of-organization')
  const changed = placeFields.filter(
    (field) => change[field] !== undefined && JSON.stringify(change[field]) !== JSON.stringify(before[field]),
  )
  if (changed.length === 0) return
  throw new AppError('site.is-place-of-organization', { issues: changed.map((path) => ({ path, message })) })
}
