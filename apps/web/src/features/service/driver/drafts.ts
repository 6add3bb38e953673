import { dayMs } from '@thant/contracts/durations'
import { useEffect, useState } from 'react'
import { type Draft, withOutbox } from './outbox-database.ts'

/** What was typed for a stop lives as long as its visit could be recorded. */
const maxAgeMs = 2 * dayMs
const waitMs = 300
let storing: ReturnType<typeof setTimeout> | undefined

type Of = { userId: string; pickupId: string }

/** Returns what was typed for a stop before the page was left or reloaded; undefined until that is known. */
export function useDraft<Values>({ userId, pickupId }: Of): { values: Values | undefined } | undefined {
  const [draft, setDraft] = useState<{ values: Values | undefined }>()
  useEffect(() => {
    let isOver = false
    void readDraft<Values>({ userId, pickupId }).then((values) => {
      if (!isOver) setDraft({ values })
    })
    return () => {
      isOver = true
    }
  }, [userId, pickupId])
  return draft
}

async function readDraft<Values>({ userId, pickupId }: Of): Promise<Values | undefined> {
  try {
    const draft = (await withOutbox((database) => database.get('drafts', [userId, pickupId]))) as Draft<Values>
    return draft.keptAt > Date.now() - maxAgeMs ? draft.values : undefined
  } catch {
    return undefined
  }
}

/** Keeps what is typed once the typing pauses; a phone without room does without. */
export function keepDraft(of: Of, values: unknown): void {
  clearTimeout(storing)
  storing = setTimeout(() => void storeDraft({ ...of, values, keptAt: Date.now() }), waitMs)
}

export async function storeDraft(draft: Draft): Promise<void> {
  await withOutbox(async (database) => {
    await database.put('drafts', draft)
    const old = IDBKeyRange.upperBound(Date.now() - maxAgeMs)
    for (const key of await database.getAllKeysFromIndex('drafts', 'keptAt', old)) await database.delete('drafts', key)
  }).catch(() => undefined)
}

export async function forgetDraft({ userId, pickupId }: Of): Promise<void> {
  clearTimeout(storing)
  await withOutbox((database) => database.delete('drafts', [userId, pickupId])).catch(() => undefined)
}
