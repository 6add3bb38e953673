import { latinDigits } from '@thant/contracts/latin-digits'

/** Parses typed text; undefined when it is empty, NaN when it is not a plain decimal number. */
export function typedNumber(text: string): number | undefined {
  const typed = latinDigits(text).replaceAll(',', '').trim()
  if (typed === '') return undefined
  return /^-?(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : Number.NaN
}
