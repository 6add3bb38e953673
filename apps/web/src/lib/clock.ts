import { minuteMs } from '@thant/contracts/durations'
import { clockAheadMs } from './access-token.ts'
import { readSetting, writeSetting } from './settings.ts'

const setting = 'clock-ahead'

/** Remembers by how much the device's clock is wrong, for the time without network; less than a minute does not count. */
export function rememberClock(): void {
  const ahead = clockAheadMs()
  if (ahead !== undefined) writeSetting(setting, Math.abs(ahead) >= minuteMs ? String(ahead) : undefined)
}

/** Returns the time by the server's clock, as far as it is known, also without network. */
export function currentTime(): Date {
  return serverTimeOf(Date.now())
}

/** Says when it was by the server's clock when it was so late by the device's. */
export function serverTimeOf(deviceMs: number): Date {
  rememberClock()
  return new Date(deviceMs - Number(readSetting(setting) ?? 0))
}
