import * as z from 'zod/mini'

/** Text as people type it: NFC-normalised and trimmed, without NUL or lone surrogates, which no database stores. */
export function cleanText(max: number) {
  return z.string('Required').check(
    z.overwrite((text) => text.normalize('NFC').trim()),
    z.refine((text) => text.isWellFormed() && !text.includes('\0'), 'Invalid'),
    z.maxLength(max, `At most ${max} characters`),
  )
}

/** Part of a text to look for. */
export const searchText = () => z.optional(cleanText(200))
export const requiredText = (max = 200) => cleanText(max).check(z.minLength(1, 'Required'))
/** For what is made anew: in a change, a default would empty what was not sent. */
export const optionalText = (max = 2_000) => z._default(cleanText(max), '')

export const idSchema = z.guid({
  error: ({ input }) => (input === undefined || input === '' ? 'Required' : 'Invalid id'),
})
export const versionSchema = z.optional(z.int('Invalid version'))

export const emailPattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9._%+'-]+(?<!\.)@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/
export const emailSchema = requiredText(254).check(
  z.refine((text) => text === '' || emailPattern.test(text), 'Invalid email address'),
)

const phone = (pattern: RegExp, min: number) =>
  requiredText(40).check(
    z.refine((text) => text === '' || (pattern.test(text) && text.length >= min), 'Invalid number'),
  )
/** SPECIFICATION 5, organization: starts with 0 or +, at least 7 characters of digits, dots, commas, dashes, plus, spaces. */
export const officePhoneSchema = phone(/^[0+][\d.,\-+ ]*$/, 7)
/** SPECIFICATION 5, user: starts with 0 or +, at least 9 characters of digits, spaces, dashes and plus signs. */
export const userPhoneSchema = phone(/^[0+][\d\s\-+]*$/, 9)

/** Letters of any script with their marks, spaces and @ (SPECIFICATION 5, contactPersonName). */
export const contactNameSchema = requiredText(120).check(z.refine((text) => /^[\p{L}\p{M} @]*$/u.test(text), 'Invalid'))

export const passwordSchema = z.string('Required').check(
  z.minLength(1, 'Required'),
  z.refine((text) => text === '' || text.length >= 8, 'At least 8 characters'),
  z.maxLength(128, 'At most 128 characters'),
)

/** An instant in UTC, e.g. 2026-02-03T01:30:00.000Z. */
export const instantSchema = z.string('Required').check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/, {
    error: 'Invalid date and time',
    abort: true,
  }),
  z.refine((text) => isOnCalendar(text.slice(0, 10)) && isWithinReason(Date.parse(text)), 'Invalid date and time'),
)
/** A calendar date, YYYY-MM-DD. */
export const daySchema = z.iso
  .date({ error: 'Invalid date', abort: true })
  .check(z.refine((text) => isWithinReason(Date.parse(text)), 'Invalid date'))
/** A calendar month, YYYY-MM. */
export const monthSchema = z.string('Required').check(
  z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'Invalid month', abort: true }),
  z.refine((text) => isWithinReason(Date.parse(`${text}-01`)), 'Invalid month'),
)

/** Whether it is YYYY-MM-DD and such a day exists: `Date.parse` takes 30 February for 2 March. */
function isOnCalendar(day: string): boolean {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day
}

/** Rules out typing slips such as the year 20026, and everything the database could not hold. */
function isWithinReason(time: number): boolean {
  return time >= Date.UTC(1990, 0, 1) && time < Date.UTC(2100, 0, 1)
}

/** What POST /upload answered: 32 random hexadecimal digits and the ending. */
export const fileKeySchema = z
  .string('Required')
  .check(z.regex(/^[0-9a-f]{32}\.(jpg|png|pdf)$/, 'Please upload the file again.'))

/** Kilograms with at most 3 decimals, above 0 and at most 1,000,000 (API.md, Pickups). */
export const weightKgSchema = z.number('Invalid Number').check(
  z.gt(0, 'More than 0 kg'),
  z.lte(1_000_000, 'At most 1,000,000 kg'),
  z.refine((kg) => Number(kg.toFixed(3)) === kg, 'At most 3 decimals'),
)

/** An amount in major units with at most 2 decimals (API.md, Conventions). */
export const moneySchema = z
  .number({ error: ({ input }) => (input === undefined ? 'Required' : 'Invalid Number') })
  .check(
    z.gte(0, 'Not below 0'),
    z.lte(999_999.99, 'At most 999,999.99'),
    z.refine((amount) => Number(amount.toFixed(2)) === amount, 'At most 2 decimals'),
  )

/** An end of a range of numbers that a list is narrowed to. */
export const boundSchema = z.optional(
  cleanText(20).check(z.refine((text) => /^(-?\d{1,12}(\.\d{1,6})?)?$/.test(text), 'Invalid Number')),
)

const coordinate = (limit: number) =>
  z.number('Invalid Number').check(
    z.gte(-limit, 'Invalid Number'),
    z.lte(limit, 'Invalid Number'),
    z.overwrite((degrees) => Math.round(degrees * 10_000) / 10_000),
  )
/** Degrees, kept to 4 decimals (SPECIFICATION 9). */
export const locationSchema = z.object({ lng: coordinate(180), lat: coordinate(90) })

/** A month; a date stands for its month, since `duration` has dates (SPECIFICATION 7, Dashboard and waste). */
const monthOrDaySchema = z.pipe(
  z.string('Required').check(z.overwrite((text) => (isOnCalendar(text) ? text.slice(0, 7) : text))),
  monthSchema,
)
/** Some months, both ends included; `duration=from,to` is understood wherever `from` and `to` are. */
export const monthRangeShape = { from: z.optional(monthOrDaySchema), to: z.optional(monthOrDaySchema) }

/** What every entity carries on the wire. */
export const entityShape = {
  _id: idSchema,
  __v: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
}

export const idParams = z.object({ id: idSchema })
export const organizationParams = z.object({ organizationId: idSchema })
export const namedRefSchema = z.object({ _id: idSchema, name: z.string() })
export const nothingSchema = z.null()
