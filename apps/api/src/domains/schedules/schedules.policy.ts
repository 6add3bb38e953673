import { and, eq, isNull } from 'drizzle-orm'
import { sites } from '#database/schema/sites.ts'
import { errorAt } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'

/** A schedule is for a site of its organization that is in use. */
export async function assertSite(context: Context, organizationId: string, siteId: string): Promise<void> {
  const found = await context.database
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.id, siteId), eq(sites.organizationId, organizationId), isNull(sites.archivedAt)))
  if (found.length === 0) throw errorAt('siteId', 'schedule.site-unknown')
}
