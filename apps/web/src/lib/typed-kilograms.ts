import { latinDigits } from '@thant/contracts/latin-digits'

/** Null where nothing was typed, NaN for what is no number. */
export function typedKilograms(text: string): number | null {
  const typed = latinDigits(text).replaceAll(',', '').trim()
  if (typed === '') return null
  return /^-?(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : Number.NaN
}
