import { dayMs } from '@thant/contracts/durations'
import type { BackupReason } from '@thant/contracts/reporting/backups'
import { describe, expect, it } from 'vitest'
import { surplusOf } from './retention.ts'

const timeZone = 'Asia/Yangon'
const keep = { daily: 7, weekly: 4, monthly: 12 }
const firstNight = Date.UTC(2025, 0, 1, 19, 30)

/** A nightly backup at 02:00 in Yangon is made at 19:30 UTC of the day before. */
const night = (index: number, reason: BackupReason = 'nightly') => ({
  name: `night ${index}`,
  madeAt: new Date(firstNight + index * dayMs),
  reason,
})

/** Removes what is surplus after each night, as the portal does. */
function keepThrough(nights: number): string[] {
  let backups: Array<ReturnType<typeof night>> = []
  for (let index = 0; index < nights; index += 1) {
    backups.push(night(index))
    const surplus = surplusOf(backups, keep, { now: new Date(firstNight + index * dayMs), timeZone })
    backups = backups.filter(({ name }) => !surplus.includes(name))
  }
  return backups.map(({ madeAt }) => new Date(madeAt.getTime() + 6.5 * 3_600_000).toISOString().slice(0, 10))
}

describe('nightly backups', () => {
  it('of seven days, four weeks and twelve months are left after years', () => {
    expect(keepThrough(700)).toEqual([
      ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31'],
      ...['2026-08-31', '2026-09-30', '2026-10-31', '2026-11-15', '2026-11-22', '2026-11-26', '2026-11-27'],
      ...['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'],
    ])
  })

  it('are never fewer than the rule says, whichever day it is', () => {
    for (const nights of [1, 5, 7]) expect(keepThrough(nights)).toHaveLength(nights)
    expect(keepThrough(40).length).toBeGreaterThanOrEqual(10)
  })
})

describe('other backups', () => {
  it('are kept for 30 days, and the newest of all in any case', () => {
    const now = new Date(firstNight + 31 * dayMs)
    const backups = [night(0, 'migration'), night(0, 'asked'), night(2, 'restore')]
    const named = backups.map((backup, index) => ({ ...backup, name: `${index}` }))
    expect(surplusOf(named, keep, { now, timeZone })).toEqual(['0', '1'])
    expect(surplusOf(named.slice(0, 1), keep, { now, timeZone })).toEqual([])
  })
})
