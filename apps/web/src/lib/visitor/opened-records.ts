import type { SearchKind } from '@thant/contracts/reporting/search'
import { openedSetting } from '../calls/kept-answers.ts'
import { readSetting, writeSetting } from './settings.ts'

/** A record as the search showed it. */
export type OpenedRecord = { kind: SearchKind; title: string; hint: string; at: string | null; href: string }

const maxOpened = 10

/** What a person opened last by the search on this device, the latest first. */
export function openedRecords(personId: string): OpenedRecord[] {
  try {
    const kept: { by: string; records: OpenedRecord[] } = JSON.parse(readSetting(openedSetting) ?? 'null')
    return kept?.by === personId ? kept.records : []
  } catch {
    return []
  }
}

/** Keeps nothing on a shared computer. */
export function keepOpened(personId: string, record: OpenedRecord): void {
  if (readSetting('shared') !== undefined) return
  const others = openedRecords(personId).filter(({ href }) => href !== record.href)
  writeSetting(openedSetting, JSON.stringify({ by: personId, records: [record, ...others].slice(0, maxOpened) }))
}
