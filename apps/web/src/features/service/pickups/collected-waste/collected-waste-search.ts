import { latinDigits } from '@thant/contracts/latin-digits'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { shortMonthNames, shortWeekdayNames } from '@thant/i18n/date-names'
import type { Translate, TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'

/** The searchable columns: the local date, and the item names of each waste type. */
export const collectedWasteSearch = {
  query: z.pick(pickupEndpoints.ofOrganization.query, {
    date: true,
    Papers: true,
    Plastics: true,
    Cans: true,
    Glasses: true,
    'E-waste': true,
    Organic: true,
    Mixed: true,
  }),
}

const dateWords: readonly TranslationKey[] = [', ', ...shortWeekdayNames, ...shortMonthNames]

/** Translates a date's words to English and its digits to Latin, because the server searches dates in that form. */
export function dateSearchText(text: string, t: Translate): string {
  const latin = latinDigits(text)
  return dateWords.reduce((found, word) => found.replaceAll(t(word), word), latin)
}
