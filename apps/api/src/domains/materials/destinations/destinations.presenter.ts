import type { Destination } from '@thant/contracts/materials/destinations'
import type { destinations } from '#database/schema/destinations.ts'
import { documentOf } from '#domains/company/files/files.presenter.ts'
import { dayOf } from '#lib/company-time.ts'
import type { Services } from '#lib/context.ts'
import { licenceStateOf } from './licence.ts'

export function presentDestination(
  context: Pick<Services, 'clock' | 'settings'>,
  destination: typeof destinations.$inferSelect,
): Destination {
  const { clock, settings } = context
  return {
    _id: destination.id,
    __v: destination.version,
    createdAt: destination.createdAt.toISOString(),
    updatedAt: destination.updatedAt.toISOString(),
    name: destination.name,
    kind: destination.kind,
    licence: destination.licence,
    wasteTypes: destination.wasteTypes,
    treatments: destination.treatments,
    licensedUntil: destination.licensedUntil,
    licenceState: licenceStateOf(destination.licensedUntil, dayOf(clock.now(), settings.timeZone)),
    licenceFile: documentOf(context, destination.licenceKey),
    address: destination.address,
    contact: destination.contact,
    archivedAt: destination.archivedAt?.toISOString() ?? null,
  }
}
