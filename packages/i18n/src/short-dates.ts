import { shortMonthNames } from './date-names.ts'
import type { Format } from './format.ts'
import type { Translate, TranslationKey } from './translation-key.ts'
import { onOneLine, wordJoiner } from './word-joiner.ts'

// Apart from the other formats, because public pages load those and need no short dates.

/** Returns `Feb – Apr 2026`, `Nov 2025 – Jan 2026`, or one month alone. */
export function formatMonths({ from, to }: { from: string; to: string }, format: Format, t: Translate): string {
  if (from === to) return format.month(to)
  const year = to.slice(0, 4)
  if (from.slice(0, 4) !== year) return `${format.month(from)} – ${format.month(to)}`
  return t('{{from}} – {{to}} {{year}}', {
    from: t(monthNameOf(from)),
    to: t(monthNameOf(to)),
    year: format.digits(year),
  })
}

/** Returns `3 Feb` for `2026-02-03`, for axes whose chart names the year. */
export function formatShortDate(day: string, format: Format, t: Translate): string {
  return t('{{day}} {{month}}', { day: format.digits(String(Number(day.slice(8)))), month: t(monthNameOf(day)) })
}

/** Returns `3 Feb 2026` for `2026-02-03`: without the weekday, which says nothing of a contract's end. */
export function formatPlainDate(day: string, format: Format, t: Translate): string {
  const [year, date] = [day.slice(0, 4), String(Number(day.slice(8)))].map(format.digits)
  return t('{{day}} {{month}} {{year}}', { day: date, month: t(monthNameOf(day)), year })
}

/** Returns `1 Mar – 31 May 2027`, or both years where they differ. */
export function formatDays({ from, to }: { from: string; to: string }, format: Format, t: Translate): string {
  const year = to.slice(0, 4)
  if (from.slice(0, 4) !== year) return `${formatPlainDate(from, format, t)} – ${formatPlainDate(to, format, t)}`
  return t('{{from}} – {{to}} {{year}}', {
    from: formatShortDate(from, format, t),
    to: formatShortDate(to, format, t),
    year: format.digits(year),
  })
}

/** Returns `1–3 Feb` for `2026-02-03`, which a line's end never divides. */
export function formatDaysUntil(day: string, format: Format, t: Translate): string {
  const values = { day: format.digits(String(Number(day.slice(8)))), month: t(monthNameOf(day)) }
  return onOneLine(t('1–{{day}} {{month}}', values)).replaceAll('–', `–${wordJoiner}`)
}

/** Returns the English name of the month, where the year is clear. */
export function monthNameOf(monthOrDay: string): TranslationKey | '' {
  return shortMonthNames[Number(monthOrDay.slice(5, 7)) - 1] ?? ''
}
