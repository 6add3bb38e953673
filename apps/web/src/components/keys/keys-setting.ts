import { readSetting, writeSetting } from '#lib/visitor/settings.ts'

/** Whoever speaks to the computer turns single keys off, since a word would press many of them. */
export function areKeysOn(): boolean {
  return readSetting('keys') !== 'off'
}

export function turnKeys(isOn: boolean): void {
  writeSetting('keys', isOn ? undefined : 'off')
}
