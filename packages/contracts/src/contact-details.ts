import * as z from 'zod/mini'
import { latinDigits } from './latin-digits.ts'
import { cleanText, requiredText } from './primitives.ts'

/** Writes Burmese digits as 0 to 9 and drops brackets: (၀၁) 234567 becomes 01 234567. */
const plainPhone = z.overwrite((text: string) => latinDigits(text).replace(/[()]/g, ''))

const phoneCheck = (pattern: RegExp, min: number) =>
  z.refine<string>((text) => text === '' || (pattern.test(text) && text.length >= min), 'Invalid number')
const phone = (pattern: RegExp, min: number) => requiredText(40).check(plainPhone, phoneCheck(pattern, min))
/**
 * Starts with 0 or + and has at least 7 characters of digits, dots, commas, dashes, plus signs and spaces
 * (docs/specification.md 5-24).
 */
const officePhonePattern = /^[0+][\d.,\-+ ]*$/
export const officePhoneSchema = phone(officePhonePattern, 7)
export const optionalOfficePhoneSchema = cleanText(40).check(plainPhone, phoneCheck(officePhonePattern, 7))
/**
 * Starts with 0 or + and has at least 9 characters of digits, spaces, dashes and plus signs (docs/specification.md
 * 5-30).
 */
export const userPhoneSchema = phone(/^[0+][\d\s\-+]*$/, 9)

/** Allows letters and marks of any script, spaces and @ (docs/specification.md 5-25). */
const contactNameCheck = z.refine<string>((text) => /^[\p{L}\p{M} @]*$/u.test(text), 'Invalid')
export const contactNameSchema = requiredText(120).check(contactNameCheck)
export const optionalContactNameSchema = cleanText(120).check(contactNameCheck)
