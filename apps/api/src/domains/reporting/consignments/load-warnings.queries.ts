import type { Consignment, ConsignmentChange, ConsignmentForm } from '@thant/contracts/reporting/consignments'
import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import { destinations } from '#database/schema/destinations.ts'
import { treatmentProfileShares, treatmentProfiles } from '#database/schema/treatment-profiles.ts'
import { listLicenceWarnings } from '#domains/materials/destinations/licence-warnings.queries.ts'
import type { Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { listLoadWeightWarnings, type WeighedLoad } from './load-weight-warnings.queries.ts'

type Load = WeighedLoad & Pick<ConsignmentForm, 'date'>

/**
 * Asks callers who want to be asked, `isSure: false`, about a load that its destination is hardly meant for, or that
 * weighs far more than usual. Whoever changes something else of a load was asked about it before.
 */
export async function assertNoLoadWarning(
  context: Context,
  load: Load,
  { isSure, before }: { isSure: boolean | undefined; before?: Consignment },
): Promise<void> {
  if (isSure !== false) return
  const isSameRoute = before?.wasteType === load.wasteType && before.destination._id === load.destinationId
  const issues = [
    ...(isSameRoute && before.date === load.date ? [] : await listPlaceWarnings(context, load)),
    ...(isSameRoute && before.net === load.net ? [] : await listLoadWeightWarnings(context, load, before?._id)),
  ]
  if (issues.length > 0) throw new AppError('record.doubtful', { issues })
}

/** What is sent replaces what was there; `net` is what came of it. */
export function changedLoad(before: Consignment, change: ConsignmentChange, net: number): Load {
  return {
    date: change.date ?? before.date,
    wasteType: change.wasteType ?? before.wasteType,
    destinationId: change.destinationId ?? before.destination._id,
    net,
  }
}

async function listPlaceWarnings(context: Context, load: Load) {
  const { destinationId, wasteType, date } = load
  return [
    ...(await listLandfillWarnings(context, load)),
    ...(await listLicenceWarnings(context, [{ path: 'destinationId', destinationId, wasteType, day: date }])),
  ]
}

/** A landfill gets what by the treatment profile of the day goes nowhere of the kind. */
async function listLandfillWarnings(context: Context, load: Load) {
  if (!(await isLandfill(context, load.destinationId))) return []
  const shares = await listSharesOn(context, load)
  if (shares.length === 0 || shares.some(({ treatment, kind }) => treatment === 'landfill' || kind === 'landfill')) {
    return []
  }
  const message = 'By the treatment profile of this day, nothing of this type goes to a landfill.'
  return [{ path: 'destinationId', message }]
}

async function isLandfill({ database }: Context, id: string): Promise<boolean> {
  return (await database.$count(destinations, and(eq(destinations.id, id), eq(destinations.kind, 'landfill')))) > 0
}

async function listSharesOn({ database }: Context, { date, wasteType }: Load) {
  const { wasteType: type, validFrom, archivedAt } = treatmentProfiles
  const [profile] = await database
    .select({ id: treatmentProfiles.id })
    .from(treatmentProfiles)
    .where(and(eq(type, wasteType), lte(validFrom, date), isNull(archivedAt)))
    .orderBy(desc(validFrom))
    .limit(1)
  if (profile === undefined) return []
  return database
    .select({ treatment: treatmentProfileShares.treatment, kind: destinations.kind })
    .from(treatmentProfileShares)
    .leftJoin(destinations, eq(destinations.id, treatmentProfileShares.destinationId))
    .where(eq(treatmentProfileShares.profileId, profile.id))
}
