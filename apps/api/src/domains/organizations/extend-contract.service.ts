import { eq, max, sql } from 'drizzle-orm'
import { contracts, organizations } from '#database/schema/organizations.ts'
import { AppError } from '#lib/app-error.ts'
import { recordAudit } from '#lib/audit.ts'
import type { AnyContext } from '#lib/context.ts'

type Period = { startsOn: string; endsOn: string }

/** Adds a paid period to an organization's contracts; the contract's end, which it returns, moves there unless it is later. */
export async function extendContract(context: AnyContext, organizationId: string, period: Period): Promise<string> {
  const { database, clock } = context
  const [organization] = await database
    .select({ expiresOn: organizations.expiresOn })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    // Weaker than `update`, which two invoices for one organization, each made out and paid at once, would wait for crosswise.
    .for('no key update')
  if (organization === undefined) throw new AppError('organization.not-found')
  const [last] = await database
    .select({ position: max(contracts.position) })
    .from(contracts)
    .where(eq(contracts.organizationId, organizationId))
  await database.insert(contracts).values({ organizationId, position: (last?.position ?? -1) + 1, ...period })
  const { expiresOn } = organization
  const isLater = expiresOn !== null && expiresOn >= period.endsOn
  const expiresThen = isLater ? expiresOn : period.endsOn
  await database
    .update(organizations)
    .set({ expiresOn: expiresThen, version: sql`${organizations.version} + 1`, updatedAt: clock.now() })
    .where(eq(organizations.id, organizationId))
  await recordAudit(context, {
    action: 'organization.extend-contract',
    entity: 'organization',
    entityId: organizationId,
    before: { expiredDate: expiresOn },
    after: { expiredDate: expiresThen, startDate: period.startsOn, endDate: period.endsOn },
  })
  return expiresThen
}
