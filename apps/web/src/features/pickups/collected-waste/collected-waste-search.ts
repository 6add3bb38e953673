import { pickupEndpoints } from '@thant/contracts/pickups'
import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import { latinDigits } from '#lib/latin-digits.ts'

/** What the data table can be searched by: text in the local date, and in the item names of a type. */
export const collectedWasteSearch = {
  query: z.pick(pickupEndpoints.ofOrganization.query, {
    date: true,
    Papers: true,
    Plastics: true,
    Cans: true,
    Glasses: true,
    'E-waste': true,
    Organic: true,
  }),
}

const dateWords = [
  ', ',
  ...['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
]

/** The server knows dates by English names and Latin digits: those of another language are put into these. */
export function dateSearchText(text: string, t: TFunction): string {
  const latin = latinDigits(text)
  return dateWords.reduce((found, word) => found.replaceAll(t(word), word), latin)
}
