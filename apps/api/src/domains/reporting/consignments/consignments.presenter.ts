import type { Consignment } from '@thant/contracts/reporting/consignments'
import { consignments } from '#database/schema/consignments.ts'
import { destinations } from '#database/schema/destinations.ts'
import { users } from '#database/schema/users.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import { documentOf } from '#domains/company/files/files.presenter.ts'
import { licenceWarningsOf } from '#domains/materials/destinations/licence.ts'
import type { Services } from '#lib/context.ts'

/** Queries that select these columns join `destinations` and `users`. */
export const consignmentFields = {
  id: consignments.id,
  version: consignments.version,
  createdAt: consignments.createdAt,
  updatedAt: consignments.updatedAt,
  date: consignments.date,
  destinationId: consignments.destinationId,
  destinationName: destinations.name,
  licensedTypes: destinations.wasteTypes,
  licensedUntil: destinations.licensedUntil,
  wasteType: consignments.wasteType,
  grossKg: consignments.grossKg,
  tareKg: consignments.tareKg,
  netKg: consignments.netKg,
  documentNumber: consignments.documentNumber,
  slipKey: consignments.slipKey,
  note: consignments.note,
  updatedById: consignments.updatedById,
  updatedByName: users.name,
}

export type StoredConsignment = SelectedRow<typeof consignmentFields, 'users'>

export function presentConsignment(
  context: Pick<Services, 'clock' | 'settings'>,
  consignment: StoredConsignment,
): Consignment {
  const { slipKey, updatedById, date, wasteType } = consignment
  return {
    _id: consignment.id,
    __v: consignment.version,
    createdAt: consignment.createdAt.toISOString(),
    updatedAt: consignment.updatedAt.toISOString(),
    date,
    destination: { _id: consignment.destinationId, name: consignment.destinationName },
    wasteType,
    gross: consignment.grossKg,
    tare: consignment.tareKg,
    net: consignment.netKg,
    documentNumber: consignment.documentNumber,
    slip: documentOf(context, slipKey),
    note: consignment.note,
    licenceDoubts: licenceWarningsOf(
      { wasteTypes: consignment.licensedTypes, licensedUntil: consignment.licensedUntil },
      { wasteType, day: date },
    ),
    updatedBy: updatedById === null ? null : { _id: updatedById, name: consignment.updatedByName ?? '' },
  }
}
