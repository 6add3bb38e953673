import { randomInt } from 'node:crypto'

/** Crockford's base 32: no I, L, O or U, which are read for others or make words. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `RC-2026-7K2M-Q9XA`: 40 random bits, so that nobody finds a genuine one by counting. */
export function createSerial(year: string): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `RC-${year}-${group()}-${group()}`
}

/** As it is stored, however somebody copies it from paper. */
export function readSerial(text: string): string {
  const known = text.toUpperCase().replaceAll(/[\s\u2010-\u2015\u2212]/g, '-')
  const [, year, random = ''] = /^RC-?(\d{4})-?(.*)$/.exec(known) ?? []
  if (year === undefined) return known
  const plain = random.replaceAll('-', '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return `RC-${year}-${plain.slice(0, 4)}-${plain.slice(4)}`
}
