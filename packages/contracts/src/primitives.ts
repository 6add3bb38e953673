import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'

const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
/**
 * Characters that nobody can see and that break files, mails, the order of letters or a number that exists once: controls,
 * direction controls, tags, non-characters and the fillers of Hangul. Joiners and zero-width spaces stay, because Burmese needs them.
 */
const hiddenCharacters =
  /(?![\t\n])\p{Cc}|\p{Bidi_Control}|\p{Noncharacter_Code_Point}|[\u115f\u1160\u3164\uffa0\u{e0000}-\u{e007f}]/gu

/** The lengths whose refusal has its Burmese. */
type MaxLength = TranslationKey extends infer Text
  ? Text extends `At most ${infer Length extends number} characters`
    ? Length
    : never
  : never

function textOf(max: MaxLength, inLines: (text: string) => string) {
  return z.string('Required').check(
    z.refine((text) => text.isWellFormed() && !text.includes('\0'), 'Invalid'),
    z.overwrite((text) => inLines(text).replace(hiddenCharacters, '').normalize('NFC').trim()),
    z.maxLength(max, `At most ${max} characters` satisfies TranslationKey),
  )
}

/**
 * One line of text: line breaks and tabs become a space, hidden characters go. Normalizes to NFC and trims. Refuses NUL
 * and lone surrogates, because PostgreSQL cannot store them.
 */
export function cleanText(max: MaxLength) {
  return textOf(max, (text) => text.replace(lineBreaks, ' ').replaceAll('\t', ' '))
}

/** Like `cleanText`, but keeps tabs and writes every line break as `\n`. */
export function multilineText(max: MaxLength) {
  return textOf(max, (text) => text.replace(lineBreaks, '\n'))
}
export const requiredMultilineText = (max: MaxLength) => multilineText(max).check(z.minLength(1, 'Required'))

/** Lists match this as a part of a column's text. */
export const searchText = () => z.optional(cleanText(200))
export const requiredText = (max: MaxLength = 200) => cleanText(max).check(z.minLength(1, 'Required'))
const webAddress = /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}[/?#]/iu
/** A name that strangers give: a mail may carry it, so it holds no web address. */
export const publicNameSchema = requiredText(120).check(
  z.refine((text) => !webAddress.test(text), 'Please write a name, without a web address.'),
)
/** Only for creation: in a change, the default would clear a field that was not sent. */
export const optionalText = (max: MaxLength = 2_000) => z._default(cleanText(max), '')

/** Lower case, as PostgreSQL writes ids: rules compare them as text, and the audit log is searched by them. */
export const idSchema = z
  .guid({
    error: ({ input }) => (input === undefined || input === '' ? 'Required' : 'Invalid id'),
  })
  .check(z.overwrite((id) => id.toLowerCase()))
/** An empty text means none, as forms send it. */
export function idOrNoneSchema(problem: TranslationKey) {
  const none = z.pipe(
    z.literal(''),
    z.transform(() => null),
  )
  return z.nullable(z.union([idSchema, none], problem))
}
/** As large as the database's integers. */
export const requiredVersionSchema = z
  .int('Invalid version')
  .check(z.gte(0, 'Invalid version'), z.lte(2_147_483_647, 'Invalid version'))
export const versionSchema = z.optional(requiredVersionSchema)

/**
 * False asks the server to refuse what is probably a slip with `record.doubtful`. True, or nothing, saves it without
 * asking, because a program has nobody to ask.
 */
export const isSureSchema = z.optional(z.boolean())

export const emailPattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9._%+'-]+(?<!\.)@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/
export const emailSchema = requiredText(254).check(
  z.refine((text) => text === '' || emailPattern.test(text), 'Invalid email address'),
)

export const passwordSchema = z.string('Required').check(
  z.minLength(1, 'Required'),
  z.refine((text) => text === '' || text.length >= 8, 'At least 8 characters'),
  z.maxLength(128, 'At most 128 characters'),
)

export const entityShape = {
  _id: idSchema,
  __v: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
}

type ChangedFields<Fields extends z.core.$ZodShape> = {
  [Name in keyof Fields]: z.ZodMiniOptional<Fields[Name] extends z.ZodMiniDefault<infer Field> ? Field : Fields[Name]>
}

/**
 * The schema of a change by a form's schema: fields that are not sent stay as they are, so that none has a default, and
 * `__v` is the version that was edited.
 */
export function changeOf<Fields extends z.core.$ZodShape>(form: z.ZodMiniObject<Fields>) {
  const changed = Object.entries(form.shape).map(([name, field]) => [
    name,
    z.optional(field instanceof z.ZodMiniDefault ? field.def.innerType : field),
  ])
  // The entries of an object do not keep the types of its fields.
  return z.object({ ...(Object.fromEntries(changed) as ChangedFields<Fields>), __v: versionSchema })
}

export const idParams = z.object({ id: idSchema })
export const organizationParams = z.object({ organizationId: idSchema })
export const namedRefSchema = z.object({ _id: idSchema, name: z.string() })
export const nothingSchema = z.null()

export const secretLinkParams = z.object({ link: z.string().check(z.maxLength(200)) })
