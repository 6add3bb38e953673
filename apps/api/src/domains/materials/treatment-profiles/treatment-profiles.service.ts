import type { TreatmentProfile, TreatmentProfileForm } from '@thant/contracts/materials/treatment-profiles'
import { treatmentProfileShares, treatmentProfiles } from '#database/schema/treatment-profiles.ts'
import { assertDestinationsAreActive } from '#domains/materials/destinations/destinations.policy.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { recordWrites } from '#lib/records/record-writes.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { fillTreatments, lockTreatments } from './fill-treatments.service.ts'
import { assertNoShareWarning } from './share-warnings.queries.ts'
import { getTreatmentProfile } from './treatment-profiles.queries.ts'

const writes = recordWrites({
  entity: 'treatment-profile',
  table: treatmentProfiles,
  get: getTreatmentProfile,
  audited: auditedValues,
  taken: { treatment_profile_is_one_a_day: { path: 'validFrom', code: 'treatment-profile.day-taken' } },
})

/**
 * Pickups that are completed already keep what became of them (decision 52). Where that is unknown since their type had
 * no profile on their day, they get it from the new one, for the reason that is given.
 */
export async function addTreatmentProfile(context: Context, form: TreatmentProfileForm): Promise<TreatmentProfile> {
  const { wasteType, validFrom, shares } = form
  await lockTreatments(context)
  await assertDestinationsAreActive(
    context,
    shares.map(({ destinationId }, index) => ({ path: `shares.${index}.destinationId`, id: destinationId })),
  )
  await assertNoShareWarning(context, form)
  const hasFilled = await fillTreatments(context, form)
  const values = { wasteType, validFrom, reason: hasFilled ? form.reason : null, createdById: context.actor.id }
  return writes.create(context, 'treatment-profile.create', values, async (profileId) => {
    await context.database
      .insert(treatmentProfileShares)
      .values(shares.map((share, position) => ({ ...share, profileId, position })))
  })
}

/** Profiles that have begun stay: pickups were completed by them. */
export function archiveTreatmentProfile(context: Context, id: string): Promise<null> {
  const { clock, settings } = context
  return writes.archive(context, 'treatment-profile.archive', id, ({ validFrom }) => {
    if (validFrom <= dayOf(clock.now(), settings.timeZone)) throw new AppError('treatment-profile.begun')
  })
}

function auditedValues({ wasteType, validFrom, shares, reason }: TreatmentProfile): Record<string, unknown> {
  return { wasteType, validFrom, shares, ...(reason !== null && { reason }) }
}
