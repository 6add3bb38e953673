import { and, eq, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { pickups } from '#database/schema/pickups.ts'
import { schedules } from '#database/schema/schedules.ts'
import { vehicles } from '#database/schema/vehicles.ts'
import type { Context } from '#lib/context.ts'
import { errorAt } from '#lib/requests/app-error.ts'

type Sent = { plate_number?: string | undefined; vehicleId?: string | null | undefined }
type Named = { plateNumber: string; vehicleId: string | null }

/**
 * The plate and the vehicle that a form names by one of them; nothing where it names none. A vehicle says its plate,
 * and a plate its vehicle if there is one. A plate that stays keeps its vehicle, which may be archived.
 */
export async function namedVehicle(
  { database }: Context,
  { plate_number, vehicleId }: Sent,
  { before, path }: { before?: Named | undefined; path: string },
): Promise<Partial<Named>> {
  if (vehicleId && vehicleId !== before?.vehicleId) {
    const [vehicle] = await database
      .select({ plate: vehicles.plate })
      .from(vehicles)
      .where(and(eq(vehicles.id, vehicleId), isNull(vehicles.archivedAt)))
    if (vehicle === undefined) throw errorAt(path, 'vehicle.not-found')
    return { plateNumber: vehicle.plate, vehicleId }
  }
  if (vehicleId) return {}
  if (plate_number === undefined) return vehicleId === null ? { plateNumber: '', vehicleId: null } : {}
  if (before?.vehicleId && withoutSeparators(plate_number) === withoutSeparators(before.plateNumber)) {
    return { plateNumber: plate_number }
  }
  if (withoutSeparators(plate_number) === '') return { plateNumber: plate_number, vehicleId: null }
  const [vehicle] = await database
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(normalized(vehicles.plate), normalized(sql`${plate_number}::text`)), isNull(vehicles.archivedAt)))
  return { plateNumber: plate_number, vehicleId: vehicle?.id ?? null }
}

/** Pickups and schedules ahead follow a vehicle's new plate; those with its plate and no vehicle in use become its own. */
export async function namePlateAhead(
  { database, clock }: Context,
  { _id, plate }: { _id: string; plate: string },
  former?: string,
): Promise<void> {
  if (withoutSeparators(plate) === '') return
  const isNamed = (table: typeof pickups | typeof schedules) =>
    and(
      eq(normalized(table.plateNumber), normalized(sql`${plate}::text`)),
      or(
        isNull(table.vehicleId),
        sql`${table.vehicleId} in (select id from ${vehicles} where archived_at is not null)`,
      ),
    )
  const tables = [
    { table: pickups, isAhead: sql`${pickups.status} in ('REQUESTED', 'CONFIRMED')` },
    { table: schedules, isAhead: isNull(schedules.archivedAt) },
  ]
  for (const { table, isAhead } of tables) {
    await database
      .update(table)
      .set({ vehicleId: _id })
      .where(and(isAhead, isNamed(table)))
    if (former === undefined) continue
    await database
      .update(table)
      .set({ plateNumber: plate, version: sql`${table.version} + 1`, updatedAt: clock.now() })
      .where(and(isAhead, eq(table.vehicleId, _id), sql`${table.plateNumber} <> ${plate}`))
  }
}

/** `ygn 3m 4182` is the same plate as `YGN 3M-4182`. */
function normalized(plate: SQLWrapper): SQL<string> {
  return sql<string>`upper(regexp_replace(${plate}, '[\\s-]', '', 'g'))`
}

function withoutSeparators(plate: string): string {
  return plate.replaceAll(/[\s-]/g, '').toUpperCase()
}
