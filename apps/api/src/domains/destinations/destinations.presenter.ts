import type { Destination } from '@thant/contracts/destinations'
import type { destinations } from '#database/schema/destinations.ts'

export function presentDestination(destination: typeof destinations.$inferSelect): Destination {
  return {
    _id: destination.id,
    __v: destination.version,
    createdAt: destination.createdAt.toISOString(),
    updatedAt: destination.updatedAt.toISOString(),
    name: destination.name,
    kind: destination.kind,
    licence: destination.licence,
    address: destination.address,
    contact: destination.contact,
    archivedAt: destination.archivedAt?.toISOString() ?? null,
  }
}
