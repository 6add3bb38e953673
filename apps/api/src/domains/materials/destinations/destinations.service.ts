import type { Destination, DestinationChange, DestinationForm } from '@thant/contracts/materials/destinations'
import { destinations } from '#database/schema/destinations.ts'
import { attachDocument } from '#domains/company/files/files.service.ts'
import type { Context } from '#lib/context.ts'
import { recordWrites } from '#lib/records/record-writes.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { countTypesBoundFor, getDestination } from './destinations.queries.ts'

const writes = recordWrites({
  entity: 'destination',
  table: destinations,
  get: getDestination,
  audited: auditedValues,
  taken: { destination_name_is_unique: { path: 'name', code: 'destination.name-taken' } },
})

export async function addDestination(
  context: Context,
  { licenceFile, ...values }: DestinationForm,
): Promise<Destination> {
  if (licenceFile) await attachDocument(context, 'licence', licenceFile, 'licenceFile')
  return writes.create(context, 'destination.create', { ...values, licenceKey: licenceFile ?? null })
}

export function changeDestination(
  context: Context,
  id: string,
  { __v: version, licenceFile, ...values }: DestinationChange,
): Promise<Destination> {
  return writes.change(context, 'destination.change', { id, version }, async () => {
    if (licenceFile) await attachDocument(context, 'licence', licenceFile, 'licenceFile')
    return { ...values, licenceKey: licenceFile }
  })
}

/** Refuses a destination that a treatment profile would still send something to. */
export function archiveDestination(context: Context, id: string): Promise<null> {
  return writes.archive(context, 'destination.archive', id, async () => {
    const count = await countTypesBoundFor(context, id)
    if (count > 0) throw new AppError('destination.in-use', { values: { count } })
  })
}

export function restoreDestination(context: Context, id: string): Promise<Destination> {
  return writes.restore(context, 'destination.restore', id)
}

/** The document's address changes with each reading, and the state of the licence with the day. */
function auditedValues({
  _id,
  __v,
  createdAt,
  updatedAt,
  archivedAt,
  licenceState,
  licenceFile,
  ...values
}: Destination): Record<string, unknown> {
  return { ...values, hasLicenceFile: licenceFile !== null }
}
