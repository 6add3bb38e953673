import type { Company, companyEndpoints } from '@thant/contracts/company/company'
import type { BodyOf } from '@thant/contracts/endpoint'
import { sql } from 'drizzle-orm'
import { company } from '#database/schema/company.ts'
import { fileUrl } from '#domains/company/files/files.presenter.ts'
import { attachImage } from '#domains/company/files/files.service.ts'
import { changedValues, recordAudit } from '#lib/audit.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { assertVersion } from '#lib/optimistic-lock.ts'

export async function getCompany(context: AnyContext): Promise<Company> {
  const [row] = await context.database.select().from(company)
  if (row === undefined) throw new Error('the company row is missing')
  const { id, version, logoKey, totalsTimeZone, updatedAt, ...details } = row
  const { timeZone, mapTileUrl } = context.settings
  return { ...details, logo: fileUrl(logoKey), __v: version, timeZone, mapTileUrl }
}

export async function changeCompany(
  context: Context,
  { __v, logo, ...details }: BodyOf<typeof companyEndpoints.change>,
): Promise<Company> {
  await context.database.select({ id: company.id }).from(company).for('update')
  const before = await getCompany(context)
  await assertVersion(context, { entity: 'company', id: null, current: before }, __v)
  if (logo) await attachImage(context, logo, 'logo')
  await context.database
    .update(company)
    .set({ ...details, logoKey: logo, version: sql`${company.version} + 1`, updatedAt: context.clock.now() })
  const after = await getCompany(context)
  await recordAudit(context, {
    action: 'company.change',
    entity: 'company',
    entityId: null,
    ...changedValues(before, after),
  })
  return after
}
