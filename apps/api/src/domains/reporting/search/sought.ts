import { latinDigits } from '@thant/contracts/latin-digits'
import { minSearched } from '@thant/contracts/reporting/search'
import { pickupIdPrefixOf } from '@thant/contracts/service/collection-notes'
import { containing } from '#lib/lists/list-filters.ts'
import { inUnicode } from '#lib/zawgyi.ts'
import { typedDay } from './typed-day.ts'

/** A searched text as each kind of column is compared with it; undefined where it cannot be one of those. */
export type Sought = {
  /** For names and email addresses. */
  pattern: string
  startPattern: string
  /** For numbers, whose indexes have no shorter text. */
  numberPattern: string | undefined
  /** For the digits of a phone number, without the prefixes by which it is called. */
  phonePattern: string | undefined
  /** For a plate without spaces and dashes. */
  platePattern: string | undefined
  pickupIdPrefix: string | undefined
  day: string | undefined
}

/** Indexes of texts know three characters and more. */
const indexed = 3

/** Returns undefined for a text with too few letters and digits. */
export function soughtIn(typed: string, today: string): Sought | undefined {
  const text = inUnicode(typed)
  const latin = latinDigits(text)
  const plain = latin.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  if ([...plain.matchAll(/[\p{L}\p{N}]/gu)].length < minSearched) return undefined
  const phone = phoneDigits(latin)
  const pattern = containing(text)
  return {
    pattern,
    startPattern: pattern.slice(1),
    numberPattern: latin.length < indexed ? undefined : containing(latin),
    phonePattern: phone === undefined ? undefined : containing(phone),
    platePattern: /\d/.test(plain) && plain.length >= indexed ? containing(plain) : undefined,
    pickupIdPrefix: pickupIdPrefixOf(latin),
    day: typedDay(latin, today),
  }
}

/** Phones are stored as they were typed, with +95 or 0 before them or neither. */
function phoneDigits(latin: string): string | undefined {
  if (!/^[+\d\s().,/-]+$/.test(latin)) return undefined
  const digits = latin
    .replace(/^\s*(?:\+|00)\s*95/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
  return digits.length < indexed ? undefined : digits
}
