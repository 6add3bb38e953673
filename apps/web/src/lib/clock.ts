import { minuteMs } from '@thant/contracts/durations'
import { clockAheadMs } from './calls/access-token.ts'
import { readSetting, writeSetting } from './visitor/settings.ts'

const setting = 'clock-ahead'

/** Returns the time by the server's clock, as far as it is known, also without network. */
export function currentTime(): Date {
  return serverTimeOf(Date.now())
}

/** Says when it was by the server's clock when it was so late by the device's. */
export function serverTimeOf(deviceMs: number): Date {
  return new Date(deviceMs - aheadMs())
}

/** Remembered for the time without network. Less than a minute does not count. */
function aheadMs(): number {
  const remembered = readSetting(setting)
  const ahead = clockAheadMs()
  if (ahead === undefined) return Number(remembered ?? 0)
  const counted = Math.abs(ahead) >= minuteMs ? String(ahead) : undefined
  if (counted !== remembered) writeSetting(setting, counted)
  return Number(counted ?? 0)
}
