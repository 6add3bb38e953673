import type { TreatmentProfile, TreatmentProfileForm } from '@thant/contracts/treatment-profiles'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { treatmentProfileShares, treatmentProfiles } from '#database/schema/treatment-profiles.ts'
import { assertDestinationsAreActive } from '#domains/destinations/destinations.policy.ts'
import { AppError, errorAt } from '#lib/app-error.ts'
import { recordAudit } from '#lib/audit.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { fillTreatments, lockTreatments } from './fill-treatments.service.ts'
import { assertNoShareDoubt } from './share-doubts.queries.ts'
import { getTreatmentProfile } from './treatment-profiles.queries.ts'

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
  await assertNoShareDoubt(context, form)
  const hasFilled = await fillTreatments(context, form)
  const now = context.clock.now()
  const { id } = await insertOne(context.database, treatmentProfiles, {
    wasteType,
    validFrom,
    reason: hasFilled ? form.reason : null,
    createdById: context.actor.id,
    createdAt: now,
    updatedAt: now,
  }).catch(rethrowTakenDay)
  await context.database
    .insert(treatmentProfileShares)
    .values(shares.map((share, position) => ({ ...share, profileId: id, position })))
  const profile = await getTreatmentProfile(context, id)
  await recordAudit(context, {
    action: 'treatment-profile.create',
    entity: 'treatment-profile',
    entityId: id,
    after: auditedValues(profile),
  })
  return profile
}

/** Profiles that have begun stay: pickups were completed by them. */
export async function archiveTreatmentProfile(context: Context, id: string): Promise<null> {
  const { clock, database, settings } = context
  const locked = await database
    .select({ id: treatmentProfiles.id })
    .from(treatmentProfiles)
    .where(and(eq(treatmentProfiles.id, id), isNull(treatmentProfiles.archivedAt)))
    .for('update')
  if (locked.length === 0) throw new AppError('treatment-profile.not-found')
  const profile = await getTreatmentProfile(context, id)
  if (profile.validFrom <= dayOf(clock.now(), settings.timeZone)) throw new AppError('treatment-profile.begun')
  const now = clock.now()
  await database
    .update(treatmentProfiles)
    .set({ archivedAt: now, updatedAt: now, version: sql`${treatmentProfiles.version} + 1` })
    .where(eq(treatmentProfiles.id, id))
  await recordAudit(context, {
    action: 'treatment-profile.archive',
    entity: 'treatment-profile',
    entityId: id,
    before: auditedValues(profile),
  })
  return null
}

function rethrowTakenDay(error: Error & { cause?: { constraint?: string } }): never {
  throw error.cause?.constraint === 'treatment_profile_is_one_a_day'
    ? errorAt('validFrom', 'treatment-profile.day-taken')
    : error
}

function auditedValues({ wasteType, validFrom, shares, reason }: TreatmentProfile): Record<string, unknown> {
  return { wasteType, validFrom, shares, ...(reason !== null && { reason }) }
}
