import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { visitEndpoints } from '@thant/contracts/service/visits'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A photo as the phone drew it, with when and where it was taken. */
export type KeptPhoto = { picture: Blob; takenAt?: string; longitude?: number; latitude?: number }

/** `key` is that of its upload. */
export type UnsentPhoto = KeptPhoto & { key?: string }

export type UnsentVisit = {
  /** Made on the phone, and the visit's for good. */
  id: string
  /** Whoever recorded it sends it; nobody else on this phone sees it. */
  userId: string
  pickupId: string
  /** The server takes the photos first, and their keys with the rest. */
  body: Omit<BodyInputOf<typeof visitEndpoints.record>, 'photos'> & {
    stop: NonNullable<BodyInputOf<typeof visitEndpoints.record>['stop']>
  }
  photos: UnsentPhoto[]
  keptAt: number
  /** Why the server refused it, in English. */
  refusal?: string
  /** The server has it, and staff decide, because the office changed the stop meanwhile. */
  isToLookAt?: true
}

/** What was typed and not recorded yet. */
export type Draft<Values = unknown> = { userId: string; pickupId: string; values: Values; keptAt: number }

interface Outbox extends DBSchema {
  visits: { key: string; value: UnsentVisit; indexes: { userId: string } }
  drafts: { key: [userId: string, pickupId: string]; value: Draft; indexes: { keptAt: number } }
}

/** A database of its own: unlike what was kept of the server's answers, it stays at sign-out. */
const databaseName = 'thant-outbox'

/** Rejects where storage is refused or full. */
export async function withOutbox<Result>(work: (database: IDBPDatabase<Outbox>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Outbox>(databaseName, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('visits', { keyPath: 'id' }).createIndex('userId', 'userId')
      fresh.createObjectStore('drafts', { keyPath: ['userId', 'pickupId'] }).createIndex('keptAt', 'keptAt')
    },
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** Survives the power going right after it, which the default of browsers does not promise. */
export function storeVisit(visit: UnsentVisit): Promise<void> {
  return withOutbox(async (database) => {
    const { store, done } = database.transaction('visits', 'readwrite', { durability: 'strict' })
    await store.put(visit)
    await done
  })
}

export function removeVisit(id: string): Promise<void> {
  return withOutbox((database) => database.delete('visits', id))
}

export function listVisits(userId: string): Promise<UnsentVisit[]> {
  return withOutbox((database) => database.getAllFromIndex('visits', 'userId', userId))
}

/** In the order in which they were recorded. */
export function inOrder(visits: readonly UnsentVisit[]): UnsentVisit[] {
  return visits.toSorted((one, other) => one.keptAt - other.keptAt)
}
