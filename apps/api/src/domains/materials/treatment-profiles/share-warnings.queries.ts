import type { TreatmentProfileForm } from '@thant/contracts/materials/treatment-profiles'
import { divertedTreatments } from '@thant/contracts/reporting/gri'
import { and, eq, inArray } from 'drizzle-orm'
import { destinations } from '#database/schema/destinations.ts'
import { listLicenceWarnings } from '#domains/materials/destinations/licence-warnings.queries.ts'
import type { Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'

/**
 * Asks callers who want to be asked, `isSure: false`, about waste that counts as diverted and goes to a landfill, and
 * about what the licence of its destination does not cover from the first day on.
 */
export async function assertNoShareWarning(context: Context, form: TreatmentProfileForm): Promise<void> {
  if (form.isSure !== false) return
  const { wasteType, validFrom: day, shares } = form
  const beyondLicences = await listLicenceWarnings(
    context,
    shares.map(({ treatment, destinationId }, index) => ({
      path: `shares.${index}.destinationId`,
      destinationId,
      wasteType,
      treatment,
      day,
    })),
  )
  const issues = [...(await listLandfillWarnings(context, form)), ...beyondLicences]
  if (issues.length > 0) throw new AppError('record.doubtful', { issues })
}

async function listLandfillWarnings({ database }: Context, form: TreatmentProfileForm) {
  const ids = form.shares.flatMap(({ destinationId }) => destinationId ?? [])
  const landfills = await database
    .select({ id: destinations.id })
    .from(destinations)
    .where(and(inArray(destinations.id, ids), eq(destinations.kind, 'landfill')))
  return form.shares.flatMap(({ treatment, destinationId }, index) =>
    divertedTreatments.includes(treatment) && landfills.some(({ id }) => id === destinationId)
      ? [
          {
            path: `shares.${index}.destinationId`,
            message: 'This destination is a landfill, where waste is disposed of.',
          },
        ]
      : [],
  )
}
