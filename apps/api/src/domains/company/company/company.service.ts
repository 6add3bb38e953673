import type { Company } from '@thant/contracts/company/company'
import type { companySettingsEndpoints } from '@thant/contracts/company/company-settings'
import type { BodyOf } from '@thant/contracts/endpoint'
import { otherBackupDays } from '@thant/contracts/reporting/backups'
import { sql } from 'drizzle-orm'
import { company } from '#database/schema/company.ts'
import { fileUrl } from '#domains/company/files/files.presenter.ts'
import { attachImage } from '#domains/company/files/files.service.ts'
import type { AnyContext, Context, Settings } from '#lib/context.ts'
import { changedValues, recordAudit } from '#lib/records/audit.ts'
import { assertVersion } from '#lib/records/optimistic-lock.ts'
import { locationOf, openingHoursOf, placeColumnsOf } from '#lib/records/place.ts'

export async function getCompany(context: AnyContext): Promise<Company> {
  const [row] = await context.database.select().from(company)
  if (row === undefined) throw new Error('the company row is missing')
  const {
    id,
    version,
    logoKey,
    taxNumber,
    totalsTimeZone,
    updatedAt,
    longitude,
    latitude,
    opensAt,
    closesAt,
    ...details
  } = row
  const { timeZone, mapTileUrl } = context.settings
  return {
    ...details,
    location: locationOf({ longitude, latitude }),
    openingHours: openingHoursOf({ opensAt, closesAt }),
    logo: fileUrl(logoKey),
    __v: version,
    timeZone,
    mapTileUrl,
    retention: retentionOf(context.settings),
  }
}

function retentionOf({ retention, backups: { keep } }: Settings): Company['retention'] {
  const { sessionDays, mailDays, auditDays } = retention
  const backupDays = Math.max(otherBackupDays, keep.daily, keep.weekly * 7, keep.monthly * 31)
  return { sessionDays, mailDays, auditDays: auditDays ?? null, backupDays }
}

export async function changeCompany(
  context: Context,
  { __v, logo, location, openingHours, ...details }: BodyOf<typeof companySettingsEndpoints.change>,
): Promise<Company> {
  await context.database.select({ id: company.id }).from(company).for('update')
  const before = await getCompany(context)
  await assertVersion(context, { entity: 'company', id: null, current: before }, __v)
  if (logo) await attachImage(context, logo, 'logo')
  await context.database.update(company).set({
    ...details,
    ...placeColumnsOf({ location, openingHours }),
    logoKey: logo,
    version: sql`${company.version} + 1`,
    updatedAt: context.clock.now(),
  })
  const after = await getCompany(context)
  await recordAudit(context, {
    action: 'company.change',
    entity: 'company',
    entityId: null,
    ...changedValues(before, after),
  })
  return after
}
