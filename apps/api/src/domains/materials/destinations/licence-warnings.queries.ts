import type { LicenceWarning } from '@thant/contracts/materials/destinations'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { inArray } from 'drizzle-orm'
import { destinations } from '#database/schema/destinations.ts'
import type { Context } from '#lib/context.ts'
import { type Going, licenceWarningsOf } from './licence.ts'

type Bound = Going & { path: string; destinationId: string | null | undefined }

/** Returns what the licences of destinations do not cover, at the fields that name the destinations. */
export async function listLicenceWarnings(
  { database }: Context,
  bound: readonly Bound[],
): Promise<Array<{ path: string; message: string }>> {
  const ids = bound.flatMap(({ destinationId }) => destinationId ?? [])
  if (ids.length === 0) return []
  const { id, wasteTypes, treatments, licensedUntil } = destinations
  const licences = await database
    .select({ id, wasteTypes, treatments, licensedUntil })
    .from(destinations)
    .where(inArray(id, ids))
  return bound.flatMap(({ path, destinationId, ...going }) => {
    const licence = licences.find((one) => one.id === destinationId)
    if (licence === undefined) return []
    return licenceWarningsOf(licence, going).map((warning) => ({ path, message: messages[warning] }))
  })
}

const messages: Record<LicenceWarning, TranslationKey> = {
  ended: 'The licence of this destination ends before this day.',
  'waste-type': 'The licence of this destination is not for this waste type.',
  treatment: 'The licence of this destination is not for this treatment.',
}
