import { randomInt } from 'node:crypto'

/** Crockford's base 32 leaves out I, L, O and U, which are mistaken for digits or make words. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a code like `7K2M-Q9XA`, whose 40 random bits cannot be found by counting. */
export function createCode(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `${group()}-${group()}`
}

/** Returns the code that was meant, although people who copy it confuse case, dashes, O with 0, and I or L with 1. */
export function readCode(text: string): string {
  const plain = text
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015\u2212-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return `${plain.slice(0, 4)}-${plain.slice(4)}`
}
