import { typedNumber } from './typed-number.ts'

/** Null where nothing was typed, NaN for what is no number. */
export function typedKilograms(text: string): number | null {
  return typedNumber(text) ?? null
}
