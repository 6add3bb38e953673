import type { Consignment, ConsignmentChange, ConsignmentForm } from '@thant/contracts/consignments'
import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import { destinations } from '#database/schema/destinations.ts'
import { treatmentProfileShares, treatmentProfiles } from '#database/schema/treatment-profiles.ts'
import { listLicenceDoubts } from '#domains/destinations/licence-doubts.queries.ts'
import { AppError } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'

type Load = Pick<ConsignmentForm, 'date' | 'wasteType' | 'destinationId'>

/** Asks callers who want to be asked, `isSure: false`, about a load that its destination is hardly meant for. */
export async function assertNoLoadDoubt(context: Context, load: Load, isSure: boolean | undefined): Promise<void> {
  if (isSure !== false) return
  const { destinationId, wasteType, date } = load
  const path = 'destinationId'
  const issues = [
    ...(await listLandfillDoubts(context, load)),
    ...(await listLicenceDoubts(context, [{ path, destinationId, wasteType, day: date }])),
  ]
  if (issues.length > 0) throw new AppError('record.doubtful', { issues })
}

/** Whoever changes something else of a load was asked about it before. */
export async function assertNoChangedLoadDoubt(
  context: Context,
  before: Consignment,
  { date, wasteType, destinationId, isSure }: ConsignmentChange,
): Promise<void> {
  const load = {
    date: date ?? before.date,
    wasteType: wasteType ?? before.wasteType,
    destinationId: destinationId ?? before.destination._id,
  }
  const isSame =
    load.date === before.date && load.wasteType === before.wasteType && load.destinationId === before.destination._id
  if (!isSame) await assertNoLoadDoubt(context, load, isSure)
}

/** A landfill gets what by the treatment profile of the day goes nowhere of the kind. */
async function listLandfillDoubts(context: Context, load: Load) {
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
