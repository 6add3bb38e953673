import { hourMs } from '@thant/contracts/durations'
import { createStore, useStore } from '#lib/store.ts'
import { inOrder, listVisits, removeVisit, storeVisit, type UnsentVisit } from './outbox-database.ts'

/** What the driver who is signed in has recorded, as all tabs of the browser know it. */
const visits = createStore<readonly UnsentVisit[]>([])
/** Of these the phone had no room to keep them, so they go with the page. */
const onlyHere = new Set<string>()
/** Of these the page knows more than the phone has stored yet. */
const beingStored = new Set<string>()
/** The page is done with these, though the phone may not have removed them. */
const gone = new Set<string>()
const channel = typeof window === 'undefined' ? undefined : new BroadcastChannel('thant.outbox')
/** Staff decide by then, or call. */
const shownMs = 18 * hourMs
let owner: string | undefined

channel?.addEventListener('message', () => void readOutbox())

export function useRecordedVisits(): readonly UnsentVisit[] {
  return useStore(visits)
}

export function recordedVisits(): readonly UnsentVisit[] {
  return visits.get()
}

export function isUnsent({ isToLookAt }: UnsentVisit): boolean {
  return isToLookAt !== true
}

/** True where leaving the page would lose a visit. */
export function isOnlyHere(visit: UnsentVisit): boolean {
  return onlyHere.has(visit.id)
}

/** Shows what the person has recorded on this phone, and nothing of anybody else. */
export async function openOutbox(userId: string | undefined): Promise<void> {
  owner = userId
  visits.set([])
  await readOutbox()
}

/** Takes over what the phone has stored, as another tab may have changed it. */
export async function readOutbox(): Promise<void> {
  const of = owner
  if (of === undefined) return
  const stored = await listVisits(of).catch(() => undefined)
  if (of !== owner || stored === undefined) return
  const isAhead = ({ id }: UnsentVisit) => onlyHere.has(id) || beingStored.has(id)
  const isShown = (visit: UnsentVisit) => isUnsent(visit) || visit.keptAt > Date.now() - shownMs
  const others = stored.filter((visit) => isShown(visit) && !isAhead(visit) && !gone.has(visit.id))
  visits.set(inOrder([...others, ...visits.get().filter(isAhead)]))
  for (const visit of stored) if (!isShown(visit)) await removeVisit(visit.id).catch(() => undefined)
}

/** Keeps a visit, or what became of it. Where the phone has no room, it stays in the page's memory. */
export async function keepVisit(visit: UnsentVisit): Promise<void> {
  beingStored.add(visit.id)
  visits.set(inOrder([...visits.get().filter(({ id }) => id !== visit.id), visit]))
  try {
    await storeVisit(visit)
    onlyHere.delete(visit.id)
    channel?.postMessage('changed')
  } catch {
    onlyHere.add(visit.id)
  }
  beingStored.delete(visit.id)
}

/** Comes after the server has answered that the visit is stored. */
export async function forgetVisit(id: string): Promise<void> {
  onlyHere.delete(id)
  gone.add(id)
  await removeVisit(id).catch(() => undefined)
  visits.set(visits.get().filter((visit) => visit.id !== id))
  channel?.postMessage('changed')
}
