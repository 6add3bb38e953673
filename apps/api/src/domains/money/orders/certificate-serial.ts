import { randomInt } from 'node:crypto'

/** Crockford's base 32 leaves out I, L, O and U, which are mistaken for digits or make words. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a serial like `RC-2026-7K2M-Q9XA`, whose 40 random bits cannot be found by counting. */
export function createSerial(year: string): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `RC-${year}-${group()}-${group()}`
}

/**
 * Returns the serial as it is stored, although people who copy it from paper confuse case, dashes, O with 0, and I or
 * L with 1.
 */
export function readSerial(text: string): string {
  const known = text.toUpperCase().replaceAll(/[\s\u2010-\u2015\u2212]/g, '-')
  const [, year, random = ''] = /^RC-?(\d{4})-?(.*)$/.exec(known) ?? []
  if (year === undefined) return known
  const plain = random.replaceAll('-', '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return `RC-${year}-${plain.slice(0, 4)}-${plain.slice(4)}`
}
