import { and, eq, max, sql } from 'drizzle-orm'
import { contracts, organizations } from '#database/schema/organizations.ts'
import type { AnyContext } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'

type Period = { startsOn: string; endsOn: string }

/**
 * Adds a paid period to an organization's contracts, only once however often it is paid, and returns their end, which
 * never moves to an earlier day.
 */
export async function extendContract(context: AnyContext, organizationId: string, period: Period): Promise<string> {
  const { database, clock } = context
  const [organization] = await database
    .select({ expiresOn: organizations.expiresOn })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    // Not `for update`: an invoice locks its organization by foreign key, so two transactions that each create and
    // settle one would deadlock.
    .for('no key update')
  if (organization === undefined) throw new AppError('organization.not-found')
  await addContract(context, organizationId, period)
  const { expiresOn } = organization
  const isLater = expiresOn !== null && expiresOn >= period.endsOn
  const newExpiresOn = isLater ? expiresOn : period.endsOn
  await database
    .update(organizations)
    .set({ expiresOn: newExpiresOn, version: sql`${organizations.version} + 1`, updatedAt: clock.now() })
    .where(eq(organizations.id, organizationId))
  await recordAudit(context, {
    action: 'organization.extend-contract',
    entity: 'organization',
    entityId: organizationId,
    before: { expiredDate: expiresOn },
    after: { expiredDate: newExpiresOn, startDate: period.startsOn, endDate: period.endsOn },
  })
  return newExpiresOn
}

async function addContract({ database }: AnyContext, organizationId: string, period: Period): Promise<void> {
  const ofOrganization = eq(contracts.organizationId, organizationId)
  const isThere = and(ofOrganization, eq(contracts.startsOn, period.startsOn), eq(contracts.endsOn, period.endsOn))
  if ((await database.$count(contracts, isThere)) > 0) return
  const [last] = await database
    .select({ position: max(contracts.position) })
    .from(contracts)
    .where(ofOrganization)
  await database.insert(contracts).values({ organizationId, position: (last?.position ?? -1) + 1, ...period })
}
