import { narrowPx } from './chart-base.ts'

/** Returns the width below which there is no room for the names side by side; Burmese ones are longer. */
export function rowsBelowPx(names: readonly string[]): number {
  return names.some((name) => /[\u1000-\u109F]/.test(name)) ? 720 : narrowPx + 1
}
