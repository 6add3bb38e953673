import type { Language } from '@thant/contracts/customers/auth'
import { toBurmeseDigits, writePlain } from './digits.ts'
import type { Translate, TranslationKey } from './translation-key.ts'
import { onOneLine } from './word-joiner.ts'

export type FormatSettings = { timeZone: string; language: Language; timeFormat: '24h' | '12h' }
export type Format = ReturnType<typeof createFormat>

/**
 * Formats figures and dates. Days and months are in the company's time zone. Names and patterns come from the
 * catalogue, because browsers differ in their support of Burmese.
 */
export function createFormat(settings: FormatSettings, t: Translate) {
  const digits = (text: string) => (settings.language === 'my' ? toBurmeseDigits(text) : text)
  /** Writes the minus sign, which is as wide as a figure and begins no new line. */
  const number = (value: number, decimals?: number) =>
    digits((decimals === undefined ? writePlain(value) : numberFormat(decimals).format(value)).replace('-', '\u2212'))

  /** Writes a number with this many significant digits, and nothing as 0. */
  const significant = (value: number, count: number) =>
    digits((value === 0 ? '0' : significantFormat(count).format(value)).replace('-', '\u2212'))

  /** Nobody pays parts of a kyat, so they are written only where there are some. */
  const amount = (value: number, currency: string) =>
    number(value, currency === 'MMK' && Number.isInteger(value) ? 0 : 2)

  /** A price of a unit may be finer than what can be paid. */
  const unitPrice = (value: number, currency: string) =>
    Number(value.toFixed(2)) === value ? amount(value, currency) : number(value, 4)

  const dayOf = ({ weekday, day, month, year }: DateParts) =>
    t('{{weekday}} {{day}} {{month}} {{year}}', {
      weekday: t(weekday),
      day: digits(day),
      month: t(month),
      year: digits(year),
    })
  const timeOf = ({ hour, minute }: DateParts) => {
    if (settings.timeFormat === '24h') return digits(`${hour}:${minute}`)
    const time = digits(`${((Number(hour) + 11) % 12) + 1}:${minute}`)
    return Number(hour) < 12 ? t('{{time}} am', { time }) : t('{{time}} pm', { time })
  }
  const inCompanyTime = (instant: string | Date) => partsOf(instant, settings.timeZone)
  /** A date such as `2026-02-03` has no time zone; an instant is shown as its day in the company's zone. */
  const partsOfEither = (value: string) => (isDay(value) ? partsOf(value, 'UTC') : inCompanyTime(value))

  return {
    /** Replaces the digits in a text that is otherwise ready, such as `2026/02/03` or `1,000+`. */
    digits,
    number,
    significant,
    /** Returns two decimals without the unit, which `<Figure>` appends. */
    weight: (kg: number) => number(kg, 2),
    kg: (kg: number, decimals = 2) => onOneLine(t('{{weight}} kg', { weight: number(kg, decimals) })),
    /** Returns the amount without its currency, which `<Figure>` appends. */
    amount,
    unitPrice,
    /** A line never ends between an amount and its currency. */
    money: (value: number, currency: string) => `${amount(value, currency)}\u00a0${currency}`,
    /** Returns `320 kB` or `1.4 MB`. */
    fileSize: (bytes: number) =>
      bytes < 1_000_000
        ? t('{{size}} kB', { size: number(Math.ceil(bytes / 1_000)) })
        : t('{{size}} MB', { size: number(bytes / 1_000_000, 1) }),
    percent: (value: number, decimals = 1) => `${number(value, decimals)}%`,
    /** Writes a part of a whole, in percent. A little is never written as nothing. */
    share: (percent: number, decimals = 2) => {
      const least = 10 ** -decimals
      return percent > 0 && percent < least / 2 ? `< ${number(least, decimals)}%` : `${number(percent, decimals)}%`
    },
    /** Writes how far a figure may be off, in percent, with the decimals that it has. */
    plusMinus: (percent: number) => `±\u00a0${number(percent)}%`,
    date: (value: string) => dayOf(partsOfEither(value)),
    dateTime: (instant: string) => {
      const parts = inCompanyTime(instant)
      return `${dayOf(parts)}${t(', ')}${timeOf(parts)}`
    },
    time: (instant: string) => timeOf(inCompanyTime(instant)),
    month: (month: string) => {
      const parts = partsOf(`${month}-01`, 'UTC')
      return t('{{month}} {{year}}', { month: t(parts.month), year: digits(parts.year) })
    },
    /** Returns `in 3 days` or `2 hours ago`, which is shown beside a date and never replaces it. */
    relative: (instant: string, now = Date.now()) => relativeTo(Date.parse(instant) - now, t),
  }
}

type DateParts = {
  weekday: TranslationKey
  day: string
  month: TranslationKey
  year: string
  hour: string
  minute: string
}

function partsOf(value: string | Date, timeZone: string): DateParts {
  const parts = dateFormat(timeZone).formatToParts(new Date(value))
  return Object.fromEntries(parts.map(({ type, value: text }) => [type, text])) as DateParts
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dateFormats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  dateFormats.set(timeZone, made)
  return made
}

const withDecimals = new Map<number, Intl.NumberFormat>()

function numberFormat(decimals: number): Intl.NumberFormat {
  const known = withDecimals.get(decimals)
  if (known) return known
  const made = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  withDecimals.set(decimals, made)
  return made
}

const withSignificant = new Map<number, Intl.NumberFormat>()

function significantFormat(count: number): Intl.NumberFormat {
  const known = withSignificant.get(count)
  if (known) return known
  const made = new Intl.NumberFormat('en-US', { minimumSignificantDigits: count, maximumSignificantDigits: count })
  withSignificant.set(count, made)
  return made
}

const steps: ReadonlyArray<{ ms: number; maxCount: number; past: TranslationKey; future: TranslationKey }> = [
  { ms: 60_000, maxCount: 60, past: '{{count}} minutes ago', future: 'in {{count}} minutes' },
  { ms: 3_600_000, maxCount: 24, past: '{{count}} hours ago', future: 'in {{count}} hours' },
  { ms: 86_400_000, maxCount: 45, past: '{{count}} days ago', future: 'in {{count}} days' },
  { ms: 2_629_800_000, maxCount: 18, past: '{{count}} months ago', future: 'in {{count}} months' },
  { ms: 31_557_600_000, maxCount: Number.POSITIVE_INFINITY, past: '{{count}} years ago', future: 'in {{count}} years' },
]

function relativeTo(differenceMs: number, t: Translate): string {
  const distance = Math.abs(differenceMs)
  const step = steps.find(({ ms, maxCount }) => Math.round(distance / ms) < maxCount)
  if (!step || distance < 30_000) return t('just now')
  const count = Math.round(distance / step.ms)
  return t(differenceMs < 0 ? step.past : step.future, { count })
}

function isDay(value: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(value)
}
