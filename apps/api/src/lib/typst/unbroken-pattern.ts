import type { Language } from '@thant/contracts/customers/auth'
import { shortMonthNames, shortWeekdayNames } from '@thant/i18n/date-names'
import type { Translate } from '@thant/i18n/translation-key'
import { lastParticles, syllable } from '@thant/i18n/unbroken-lines'
import { unbrokenWords } from '@thant/i18n/unbroken-words'

/**
 * A regular expression of what stays on one line: days, months and their ranges, E-waste, Burmese words that the
 * typesetter would break, a unit in brackets, and a syllable with the particles and the punctuation behind it, which
 * must not begin a line.
 */
export function unbrokenPattern(language: Language, t: Translate): string {
  const month = anyOf(shortMonthNames.map((name) => t(name)))
  const year = `${digit}{4}`
  const date = { weekday: anyOf(shortWeekdayNames.map((name) => t(name))), day: `${digit}{1,2}`, month, year }
  const monthOfYear = t('{{month}} {{year}}', { month, year })
  const dates = [
    t('{{weekday}} {{day}} {{month}} {{year}}', date),
    t('{{from}} – {{to}} {{year}}', { from: month, to: month, year }),
    `${monthOfYear} – ${monthOfYear}`,
    monthOfYear,
  ]
  if (language === 'en') return anyOf([...dates, '[Ee]-waste', '\\([A-Z][a-z]+ Quarter [0-9]{4}\\)'])
  const words = anyOf([...shortWeekdayNames.map((name) => t(name)), ...unbrokenWords])
  return anyOf([
    ...dates,
    `${anyOf([words, syllable])}${lastParticles}${punctuation}+`,
    `${words}${punctuation}*`,
    `${syllable}${punctuation}+`,
    bracketed,
  ])
}

const digit = '[0-9၀-၉]'
const punctuation = '[၊။၌၍၏”]'
/** A unit or a quarter, which would otherwise part from its bracket. */
const bracketed = '\\((?:[\u1000-\u109F]{1,10}|[၀-၉]{4} [\u1000-\u109F]+ သုံးလပတ်)\\)'

function anyOf(parts: readonly string[]): string {
  return `(?:${parts.join('|')})`
}
