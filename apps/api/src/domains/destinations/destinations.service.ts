import type { Destination, DestinationChange, DestinationForm } from '@thant/contracts/destinations'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { destinations } from '#database/schema/destinations.ts'
import { attachLicence } from '#domains/files/files.service.ts'
import { AppError, errorAt } from '#lib/app-error.ts'
import { changedValues, recordAudit } from '#lib/audit.ts'
import type { Context } from '#lib/context.ts'
import { assertVersion } from '#lib/optimistic-lock.ts'
import { presentDestination } from './destinations.presenter.ts'
import { countTypesBoundFor, getDestination } from './destinations.queries.ts'

export async function addDestination(context: Context, form: DestinationForm): Promise<Destination> {
  const { licenceFile, ...values } = form
  if (licenceFile) await attachLicence(context, licenceFile, 'licenceFile')
  const now = context.clock.now()
  const created = await insertOne(context.database, destinations, {
    ...values,
    licenceKey: licenceFile ?? null,
    createdAt: now,
    updatedAt: now,
  }).catch(rethrowTakenName)
  const destination = presentDestination(context, created)
  await recordAudit(context, {
    action: 'destination.create',
    entity: 'destination',
    entityId: destination._id,
    after: auditedValues(destination),
  })
  return destination
}

export async function changeDestination(
  context: Context,
  id: string,
  { __v, licenceFile, ...values }: DestinationChange,
): Promise<Destination> {
  const before = await lockDestination(context, id)
  await assertVersion(context, { entity: 'destination', id, current: before }, __v)
  if (licenceFile) await attachLicence(context, licenceFile, 'licenceFile')
  await context.database
    .update(destinations)
    .set({
      ...values,
      licenceKey: licenceFile,
      version: sql`${destinations.version} + 1`,
      updatedAt: context.clock.now(),
    })
    .where(eq(destinations.id, id))
    .catch(rethrowTakenName)
  const after = await getDestination(context, id)
  await recordAudit(context, {
    action: 'destination.change',
    entity: 'destination',
    entityId: id,
    ...changedValues(auditedValues(before), auditedValues(after)),
  })
  return after
}

/** Refuses a destination that a treatment profile would still send something to. */
export async function archiveDestination(context: Context, id: string): Promise<null> {
  const destination = await lockDestination(context, id)
  const count = await countTypesBoundFor(context, id)
  if (count > 0) throw new AppError('destination.in-use', { values: { count } })
  const now = context.clock.now()
  await context.database
    .update(destinations)
    .set({ archivedAt: now, updatedAt: now, version: sql`${destinations.version} + 1` })
    .where(eq(destinations.id, id))
  await recordAudit(context, {
    action: 'destination.archive',
    entity: 'destination',
    entityId: id,
    before: auditedValues(destination),
  })
  return null
}

/** Makes concurrent changes wait for each other; throws for an archived destination, which cannot be changed. */
async function lockDestination(context: Context, id: string): Promise<Destination> {
  const locked = await context.database
    .select({ id: destinations.id })
    .from(destinations)
    .where(and(eq(destinations.id, id), isNull(destinations.archivedAt)))
    .for('update')
  if (locked.length === 0) throw new AppError('destination.not-found')
  return getDestination(context, id)
}

function rethrowTakenName(error: Error & { cause?: { constraint?: string } }): never {
  throw error.cause?.constraint === 'destination_name_is_unique' ? errorAt('name', 'destination.name-taken') : error
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
