import { randomInt } from 'node:crypto'

/** Crockford's base 32 leaves out I, L, O and U, which are mistaken for digits or make words. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a code like `7K2M-Q9XA`, whose 40 random bits cannot be found by counting. */
export function createCode(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `${group()}-${group()}`
}
