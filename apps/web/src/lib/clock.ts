import { minuteMs } from '@thant/contracts/durations'
import { readSetting, writeSetting } from './settings.ts'

const setting = 'clock-ahead'

/** Notes by how much the device's clock is ahead of the server's, or behind it; less than a minute does not count. */
export function noteServerTime(serverMs: number): void {
  const aheadMs = Date.now() - serverMs
  const counts = Math.abs(aheadMs) >= minuteMs
  if (counts || readSetting(setting) !== undefined) writeSetting(setting, counts ? String(aheadMs) : undefined)
}

/** Returns the time by the server's clock, as far as it is known, also without network. */
export function currentTime(): Date {
  return new Date(Date.now() - Number(readSetting(setting) ?? 0))
}
