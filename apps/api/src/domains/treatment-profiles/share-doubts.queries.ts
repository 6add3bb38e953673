import { divertedTreatments } from '@thant/contracts/gri'
import type { TreatmentProfileForm } from '@thant/contracts/treatment-profiles'
import { and, eq, inArray } from 'drizzle-orm'
import { destinations } from '#database/schema/destinations.ts'
import { AppError } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'

/** Asks callers who want to be asked, `isSure: false`, about waste that counts as diverted and goes to a landfill. */
export async function assertNoShareDoubt({ database }: Context, form: TreatmentProfileForm): Promise<void> {
  if (form.isSure !== false) return
  const ids = form.shares.flatMap(({ destinationId }) => destinationId ?? [])
  const landfills = await database
    .select({ id: destinations.id })
    .from(destinations)
    .where(and(inArray(destinations.id, ids), eq(destinations.kind, 'landfill')))
  const issues = form.shares.flatMap(({ treatment, destinationId }, index) =>
    divertedTreatments.includes(treatment) && landfills.some(({ id }) => id === destinationId)
      ? [
          {
            path: `shares.${index}.destinationId`,
            message: 'This destination is a landfill, where waste is disposed of.',
          },
        ]
      : [],
  )
  if (issues.length > 0) throw new AppError('record.doubtful', { issues })
}
