import { wasteTypes } from '@thant/contracts/materials/wastes'
import type { EvidenceProfile } from '@thant/contracts/reporting/report-evidence'
import { and, asc, isNull, sql } from 'drizzle-orm'
import { treatmentProfiles } from '#database/schema/treatment-profiles.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { sharesOfProfile, validToOfProfile } from './treatment-profiles.queries.ts'

/** Lists the profiles that were in force on a day of some months, by type and the earliest of each first. */
export async function listProfilesInForce(
  { database, settings }: AnyContext,
  { from, to }: { from: string; to: string },
): Promise<EvidenceProfile[]> {
  const { wasteType, validFrom, createdAt, reason } = treatmentProfiles
  const profiles = await database
    .select({ wasteType, validFrom, validTo: validToOfProfile, createdAt, reason, shares: sharesOfProfile })
    .from(treatmentProfiles)
    .where(
      and(
        isNull(treatmentProfiles.archivedAt),
        sql`${validFrom} < (${`${to}-01`}::date + interval '1 month')`,
        sql`(${validToOfProfile} is null or ${validToOfProfile} >= ${`${from}-01`})`,
      ),
    )
    .orderBy(asc(validFrom))
  return profiles
    .map(({ createdAt: addedAt, shares, ...profile }) => ({
      ...profile,
      addedOn: dayOf(addedAt, settings.timeZone),
      shares: shares.map(({ treatment, destination, percent }) => ({
        treatment,
        destination: destination?.name ?? null,
        percent,
      })),
    }))
    .toSorted((one, other) => wasteTypes.indexOf(one.wasteType) - wasteTypes.indexOf(other.wasteType))
}
