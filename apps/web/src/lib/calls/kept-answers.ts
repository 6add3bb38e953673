import { hashKey, type Query, type QueryCacheNotifyEvent, type QueryKey } from '@tanstack/react-query'
import type { Me } from '@thant/contracts/customers/auth'
import { dayMs, minuteMs } from '@thant/contracts/durations'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { release } from '../release.ts'
import { readSetting, writeSetting } from '../visitor/settings.ts'
import { queryClient } from './query-client.ts'

/** What the search opened last (opened-records.ts), which goes with the answers. */
export const openedSetting = 'opened'

type Answer = { hash: string; key: QueryKey; at: number; text: string }
/** Another release may read answers differently. */
type Owner = { me: Me; at: number; release: string }

interface Kept extends DBSchema {
  answers: { key: string; value: Answer; indexes: { at: number } }
  owner: { key: 'owner'; value: Owner }
}

const maxAgeMs = 7 * dayMs
/** Two bytes each in memory. */
const maxCharacters = 10_000_000
const keptHashes = new Set<string>()
const sizes = new Map<string, number>()
let stopKeeping = () => {}
let keptFor: string | undefined

/** Marks what a screen reads first, which is shown again before the server answers, and keeps what is here already. */
export function keepAnswersOf(keys: readonly QueryKey[]): void {
  for (const hash of keys.map(hashKey)) {
    if (keptHashes.has(hash)) continue
    keptHashes.add(hash)
    const query = queryClient.getQueryCache().get(hash)
    if (query !== undefined && keptFor !== undefined) void keep(query)
  }
}

/** Returns who used the portal here last, as the server said then. */
export async function keptPerson(): Promise<Me | undefined> {
  const owner = await attempt((database) => database.get('owner', 'owner'))
  return owner?.release === release && isRecent(owner.at) ? owner.me : undefined
}

/** Fills the cache with what was kept, until the server answers anew; what is newer there stays. */
export async function restoreAnswers(): Promise<void> {
  await attempt(async (database) => {
    for (const { hash, key, at, text } of await database.getAll('answers')) {
      if (!isRecent(at) || queryClient.getQueryData(key) !== undefined) continue
      queryClient.setQueryData(key, JSON.parse(text), { updatedAt: at })
      keptHashes.add(hash)
      sizes.set(hash, text.length)
      await queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })
    }
  })
}

/** Keeps on this device what a person is shown from now on, unless it is a shared computer. */
export async function keepAnswersFor(me: Me): Promise<void> {
  stopKeeping()
  if (readSetting('shared') !== undefined) return
  keptFor = me._id
  stopKeeping = queryClient.getQueryCache().subscribe((event) => void keepAnswer(event))
  await attempt((database) => database.put('owner', { me, at: Date.now(), release }, 'owner'))
  // What came with the page is here already.
  for (const query of queryClient.getQueryCache().getAll()) if (!sizes.has(query.queryHash)) await keep(query)
}

/** Removes everything that was kept. */
export async function forgetAnswers(): Promise<void> {
  stopKeeping()
  writeSetting(openedSetting, undefined)
  keptFor = undefined
  keptHashes.clear()
  sizes.clear()
  await attempt((database) => Promise.all([database.clear('answers'), database.clear('owner')]))
}

async function keepAnswer(event: QueryCacheNotifyEvent): Promise<void> {
  if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
  await keep(event.query)
}

async function keep({ queryHash: hash, queryKey: key, state }: Query): Promise<void> {
  if (!keptHashes.has(hash) || state.data === undefined) return
  const answer = { hash, key, at: state.dataUpdatedAt, text: JSON.stringify(state.data) }
  const owner = keptFor
  await attempt(async (database) => {
    // The person may have signed out while the database was opened.
    if (keptFor !== owner) return
    sizes.set(hash, answer.text.length)
    await database.put('answers', answer)
    if ([...sizes.values()].reduce((sum, size) => sum + size, 0) > maxCharacters) await removeOldest(database)
  })
}

async function removeOldest(database: IDBPDatabase<Kept>): Promise<void> {
  const { store, done } = database.transaction('answers', 'readwrite')
  let characters = 0
  for (const { at, hash, text } of (await store.index('at').getAll()).toReversed()) {
    characters += text.length
    if (characters <= maxCharacters && isRecent(at)) continue
    sizes.delete(hash)
    await store.delete(hash)
  }
  await done
}

/** A clock that was set back makes answers of the future, which are as little worth as old ones. */
function isRecent(at: number): boolean {
  const age = Date.now() - at
  return age > -minuteMs && age < maxAgeMs
}

/** The screens do without where storage is refused or full, such as in a private window, or cannot be read. */
async function attempt<Result>(work: (database: IDBPDatabase<Kept>) => Promise<Result>): Promise<Result | undefined> {
  try {
    const database = await openDB<Kept>('thant', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('answers', { keyPath: 'hash' }).createIndex('at', 'at')
        fresh.createObjectStore('owner')
      },
    })
    try {
      return await work(database)
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}
