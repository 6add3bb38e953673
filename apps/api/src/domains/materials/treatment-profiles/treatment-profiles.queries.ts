import {
  type TreatmentGap,
  type TreatmentProfile,
  type TreatmentShare,
  treatmentProfileList,
} from '@thant/contracts/materials/treatment-profiles'
import { isSorted, type WasteType, wasteTypes } from '@thant/contracts/materials/wastes'
import { and, asc, countDistinct, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { pickupItems, pickups } from '#database/schema/pickups.ts'
import { treatmentProfileShares, treatmentProfiles } from '#database/schema/treatment-profiles.ts'
import { users } from '#database/schema/users.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, onJoined } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import type { Share } from './split.ts'
import { dayOfPickup, isUntreated } from './untreated-items.ts'

/**
 * The next profile of the type begins on the day after. The table is written out, because Drizzle leaves it out in
 * queries of one table.
 */
export const validToOfProfile = sql<string | null>`(
  select to_char(min(later.valid_from) - 1, 'YYYY-MM-DD') from treatment_profiles later
  where later.waste_type = treatment_profiles.waste_type and later.valid_from > treatment_profiles.valid_from
    and later.archived_at is null)`

export const sharesOfProfile = sql<TreatmentShare[]>`(
  select json_agg(json_build_object(
    'treatment', share.treatment,
    'destination', case when place.id is not null then json_build_object('_id', place.id, 'name', place.name) end,
    'percent', share.percent) order by share.position)
  from treatment_profile_shares share left join destinations place on place.id = share.destination_id
  where share.profile_id = treatment_profiles.id)`

const fields = {
  id: treatmentProfiles.id,
  version: treatmentProfiles.version,
  createdAt: treatmentProfiles.createdAt,
  updatedAt: treatmentProfiles.updatedAt,
  wasteType: treatmentProfiles.wasteType,
  validFrom: treatmentProfiles.validFrom,
  validTo: validToOfProfile,
  shares: sharesOfProfile,
  reason: treatmentProfiles.reason,
  createdById: treatmentProfiles.createdById,
  createdByName: users.name,
}

function joinCreator<Select extends PgSelect>(select: Select) {
  return select.leftJoin(users, eq(users.id, treatmentProfiles.createdById))
}

const isThere = isNull(treatmentProfiles.archivedAt)

export const treatmentProfileListing = createList({
  contract: treatmentProfileList.list,
  fields,
  table: treatmentProfiles,
  join: joinCreator,
  id: treatmentProfiles.id,
  always: isThere,
  search: onJoined(contains(treatmentProfiles.wasteType, users.name)),
  columns: {
    wasteType: treatmentProfiles.wasteType,
    validFrom: treatmentProfiles.validFrom,
    createdAt: treatmentProfiles.createdAt,
  },
  presenter: () => presentProfile,
})

export async function getTreatmentProfile({ database }: Context, id: string): Promise<TreatmentProfile> {
  const [profile] = await joinCreator(database.select(fields).from(treatmentProfiles).$dynamic()).where(
    and(eq(treatmentProfiles.id, id), isThere),
  )
  if (profile === undefined) throw new AppError('treatment-profile.not-found')
  return presentProfile(profile)
}

/** Returns the shares of the profiles that are valid on a day, for those of the types that have one. */
export async function findSharesOn(
  { database }: Pick<Context, 'database'>,
  day: string,
  types: readonly WasteType[],
): Promise<ReadonlyMap<WasteType, readonly Share[]>> {
  const valid = database
    .selectDistinctOn([treatmentProfiles.wasteType], { id: treatmentProfiles.id })
    .from(treatmentProfiles)
    .where(hasBegun(day, types))
    .orderBy(...latestOfEachType)
  const { treatment, destinationId, percent } = treatmentProfileShares
  const rows = await database
    .select({ wasteType: treatmentProfiles.wasteType, share: { treatment, destinationId, percent } })
    .from(treatmentProfileShares)
    .innerJoin(treatmentProfiles, eq(treatmentProfiles.id, treatmentProfileShares.profileId))
    .where(inArray(treatmentProfiles.id, valid))
    .orderBy(asc(treatmentProfileShares.position))
  const found = new Map<WasteType, Share[]>()
  for (const { wasteType, share } of rows) found.set(wasteType, [...(found.get(wasteType) ?? []), share])
  return found
}

/** Returns the sorted types without a profile, and all that have completed pickups from before their first one. */
export async function listTreatmentGaps({ database, settings }: Context): Promise<TreatmentGap[]> {
  const day = dayOfPickup(settings)
  const untreated = await database
    .select({
      wasteType: pickupItems.wasteType,
      days: sql<NonNullable<TreatmentGap['days']>>`json_build_object(
        'first', to_char(min(${day}), 'YYYY-MM-DD'), 'last', to_char(max(${day}), 'YYYY-MM-DD'))`,
      pickups: countDistinct(pickups.id),
      weightKg: sql<number>`sum(${pickupItems.weightKg})::float8`,
    })
    .from(pickupItems)
    .innerJoin(pickups, eq(pickups.id, pickupItems.pickupId))
    .where(and(isUntreated(database, settings), isNull(pickups.archivedAt)))
    .groupBy(pickupItems.wasteType)
  const { wasteType: type, validFrom } = treatmentProfiles
  const first = await joinCreator(
    database
      .selectDistinctOn([type], { wasteType: type, firstProfile: { validFrom, shares: sharesOfProfile } })
      .from(treatmentProfiles)
      .$dynamic(),
  )
    .where(isThere)
    .orderBy(type, asc(validFrom))
  return wasteTypes
    .map((wasteType) => ({
      wasteType,
      firstProfile: first.find((row) => row.wasteType === wasteType)?.firstProfile ?? null,
      ...(untreated.find((row) => row.wasteType === wasteType) ?? { days: null, pickups: 0, weightKg: 0 }),
    }))
    .filter(({ wasteType, firstProfile, days }) => days !== null || (firstProfile === null && isSorted(wasteType)))
}

export type LateTreatment = { wasteType: WasteType; reason: string; on: Date; by: { _id: string; name: string } | null }

/** Returns what was said of the types' profiles of a day that completed pickups got afterwards. */
export async function listLateTreatments(
  { database }: Pick<Context, 'database'>,
  day: string,
  types: readonly WasteType[],
): Promise<LateTreatment[]> {
  const { wasteType, reason, createdAt, createdById } = treatmentProfiles
  const rows = await joinCreator(
    database
      .selectDistinctOn([wasteType], { wasteType, reason, on: createdAt, createdById, createdByName: users.name })
      .from(treatmentProfiles)
      .$dynamic(),
  )
    .where(hasBegun(day, types))
    .orderBy(...latestOfEachType)
  return rows.flatMap(({ createdById: id, createdByName, reason: said, ...row }) =>
    said === null ? [] : [{ ...row, reason: said, by: id === null ? null : { _id: id, name: createdByName ?? '' } }],
  )
}

/** Of the profiles that have begun on a day, the latest of each type is valid. */
function hasBegun(day: string, types: readonly WasteType[]): SQL | undefined {
  const isBegun = sql`${treatmentProfiles.validFrom} <= ${day}::date`
  return and(inArray(treatmentProfiles.wasteType, [...types]), isThere, isBegun)
}
const latestOfEachType = [asc(treatmentProfiles.wasteType), desc(treatmentProfiles.validFrom)]

function presentProfile(profile: SelectedRow<typeof fields, 'users'>): TreatmentProfile {
  return {
    _id: profile.id,
    __v: profile.version,
    createdAt: profile.createdAt.toISOString(),
    updatedAt: profile.updatedAt.toISOString(),
    wasteType: profile.wasteType,
    validFrom: profile.validFrom,
    validTo: profile.validTo,
    shares: profile.shares,
    reason: profile.reason,
    createdBy: profile.createdById === null ? null : { _id: profile.createdById, name: profile.createdByName ?? '' },
  }
}
