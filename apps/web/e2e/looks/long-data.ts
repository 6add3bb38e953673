import { contactTopics } from '@thant/contracts/company/contact'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const english =
  'The Royal Heron Riverside Convention Hotel and Serviced Residences of Kamayut and Mayangone Townships, Yangon Limited'
const burmese = 'ကြာညိုမြိုင် အပြည်ပြည်ဆိုင်ရာ ဟိုတယ်နှင့် အစည်းအဝေးခန်းမများ လီမိတက် ကုမ္ပဏီ၊ ကမာရွတ်မြို့နယ်၊ ရန်ကုန်တိုင်းဒေသကြီး'
const oneWord = 'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz'.repeat(2).slice(0, 115)
const longEmail = 'sustainability.and.facilities.management@riverside-convention-hotels.example'

export const longNames = { en: english, my: burmese }

/** What stands in long data in Latin letters in every language. */
export const longTexts = [english, oneWord, longEmail]

const nameKeys =
  'name Name customerName trainerName title Title topic address note message description contact subject size usedBy'.split(
    ' ',
  )
const emailKeys = ['email', 'to']
const figureKeys = 'weightKg gross tare net total totalAmount amount price'.split(' ')
const longFigure = 12_345_678.5

/** A Wednesday of October, whose names are the longest in Burmese. */
const longDay = '2026-10-28'
const dayPattern = /^\d{4}-\d{2}-\d{2}(?=$|T)/

/**
 * Returns the first rows of a list with data as long as real customers have: names of 115 letters in English, in
 * Burmese and without a space, weights of eight digits, five weekdays and days with long names.
 */
export function lengthenedRows(rows: ReadonlyArray<Json | undefined>, extra: Record<string, Json> = {}): Json[] {
  const [first = {}] = rows.filter((row) => row !== undefined)
  return [undefined, english, burmese, oneWord].map((longName, index) => {
    const row = { ...asRecord(rows[index] ?? first), ...extra, _id: idOf(rows[index], index) }
    return longName === undefined ? row : lengthened(row, longName)
  })
}

function lengthened(value: Json, longName: string, key = ''): Json {
  if (Array.isArray(value))
    return key === 'weekdays' ? [1, 2, 3, 4, 5] : value.map((one) => lengthened(one, longName, key))
  // A period has a `to` as well.
  if (typeof value === 'string' && emailKeys.includes(key) && value.includes('@')) return longEmail
  // The topic of a message is one of a few, that of a training is written by somebody.
  if (contactTopics.some((topic) => topic === value)) return value
  if (typeof value === 'string' && nameKeys.includes(key)) return longName
  if (typeof value === 'string') return value.replace(dayPattern, longDay)
  if (typeof value === 'number' && figureKeys.includes(key)) return longFigure
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthened(inner, longName, name)]))
}

function asRecord(value: Json): Record<string, Json> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}
}

/** The rows of a list differ in their ids, also where one row stands for several. */
function idOf(row: Json | undefined, index: number): Json {
  return asRecord(row ?? null)._id ?? `00000000-0000-4000-8000-00000000000${index}`
}
