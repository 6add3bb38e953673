import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { officePhoneSchema, userPhoneSchema } from './contact-details.ts'
import { changeOf, cleanText, idSchema, multilineText, optionalText, requiredText } from './primitives.ts'

const controls = Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code)).filter((one) => one !== '\0')
const oneLine = cleanText(100)
const manyLines = multilineText(100)

describe('a text of one line', () => {
  it('turns line breaks and tabs into a space and drops every other control character', { tags: ['R-sec-43'] }, () => {
    expect(oneLine.parse('U Aye\r\nMaung\u000bHtun\tWin')).toBe('U Aye Maung Htun Win')
    for (const control of controls) expect(oneLine.parse(`a${control}b`)).toMatch(/^a ?b$/)
  })

  it.each([
    ['non-characters', '\ufffe\uffff\ufdd0\u{1fffe}'],
    ['direction controls', '\u202e\u2066\u2069\u200f\u061c'],
    ['tags', '\u{e0041}\u{e007f}'],
    ['fillers of Hangul, which look like nothing', '\u115f\u1160\u3164\uffa0'],
    ['delete and C1 controls', '\u007f\u0080\u009f'],
  ])('drops %s', { tags: ['R-sec-43'] }, (_name, hidden) => {
    expect(oneLine.parse(`Da${hidden}w`)).toBe('Daw')
    expect(manyLines.parse(`Da${hidden}w`)).toBe('Daw')
  })

  it('keeps the joiners and zero-width spaces of Burmese', { tags: ['R-sec-43'] }, () => {
    const text = 'ရန်ကုန်\u200bမြို့\u200c \u200d'
    expect(oneLine.parse(text)).toBe(text)
  })

  it('refuses NUL and lone surrogates', () => {
    for (const text of ['a\0b', 'a\ud800b']) expect(oneLine.safeParse(text).success).toBe(false)
  })
})

it('a text of many lines keeps tabs and writes every line break as one line feed', { tags: ['R-sec-43'] }, () => {
  expect(manyLines.parse('a\r\nb\rc\u2028d\u000be\tf\n\ng')).toBe('a\nb\nc\nd\ne\tf\n\ng')
})

it('an id is read in lower case', { tags: ['R-sec-44'] }, () => {
  expect(idSchema.parse('A1B2C3D4-0000-4000-8000-00000000ABCD')).toBe('a1b2c3d4-0000-4000-8000-00000000abcd')
})

test.each([
  ['(01) 234567', '01 234567'],
  ['၀၉ ၁၂၃ ၄၅၆ ၇၈၉', '09 123 456 789'],
  ['+95 9 123 456', '+95 9 123 456'],
])('a phone number typed as %j is kept as %j', (typed, kept) => {
  expect([officePhoneSchema.parse(typed), userPhoneSchema.parse(typed)]).toEqual([kept, kept])
})

describe('the change of a form', () => {
  const form = z.object({ name: requiredText(), note: optionalText(), endsOn: z.optional(z.nullable(cleanText(10))) })
  const change = changeOf(form)

  it('has nothing of what was not sent, not even what the form has by default', () => {
    expect(form.parse({ name: 'Mill' })).toEqual({ name: 'Mill', note: '' })
    expect(change.parse({})).toEqual({})
    expect(change.parse({ endsOn: null, __v: 3 })).toEqual({ endsOn: null, __v: 3 })
  })

  it('checks what was sent as the form does', () => {
    const { error } = change.safeParse({ name: ' ', __v: -1 })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['name'], 'Required'],
      [['__v'], 'Invalid version'],
    ])
  })
})
