import { readCode } from '@thant/contracts/readable-code'
import { createCode } from '#lib/sessions/readable-code.ts'

/** Returns a serial like `RC-2026-7K2M-Q9XA`. */
export function createSerial(year: string): string {
  return `RC-${year}-${createCode()}`
}

/** Returns the serial as it is stored, although people who copy it from paper write it in other ways. */
export function readSerial(text: string): string {
  const known = text.toUpperCase().replaceAll(/[\s\u2010-\u2015\u2212]/g, '-')
  const [, year, random = ''] = /^RC-?(\d{4})-?(.*)$/.exec(known) ?? []
  return year === undefined ? known : `RC-${year}-${readCode(random)}`
}
