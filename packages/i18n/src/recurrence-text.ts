import type { Recurrence } from '@thant/contracts/service/schedule-forms'
import type { Translate, TranslationKey } from './translation-key.ts'

/** Monday first. */
export const weekdayNames: readonly TranslationKey[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]
const shortWeekdayNames: readonly TranslationKey[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
export const ordinalNames: Record<number, TranslationKey> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  [-1]: 'last',
}

/** Writes how a schedule repeats, such as `Every Tuesday and Friday`; empty while no way is chosen. */
export function recurrenceText(
  recurrence: Recurrence,
  t: Translate,
  digits: (text: string) => string = (text) => text,
): string {
  const { everyWeeks, nth, weekday, dayOfMonth } = recurrence
  const nameOf = (day: number) => t(weekdayNames[day - 1] ?? '')
  if (dayOfMonth === 1) return t('On the first day of every month')
  if (dayOfMonth === -1) return t('On the last day of every month')
  if (nth !== null && weekday !== null) {
    return t('On the {{nth}} {{weekday}} of every month', {
      nth: t(ordinalNames[nth] ?? ''),
      weekday: nameOf(weekday),
    })
  }
  if (recurrence.weekdays.length === 0) return ''
  const days = listOf(recurrence.weekdays.map(nameOf), t)
  if (everyWeeks > 1) return t('Every {{weeks}} weeks on {{days}}', { weeks: digits(String(everyWeeks)), days })
  return recurrence.weekdays.length === 7 ? t('Every day') : t('Every {{days}}', { days })
}

/** Writes the same for a column of a list, such as `Tue, Fri` or `Mon · Every 2 weeks`. */
export function recurrenceShortText(
  recurrence: Recurrence,
  t: Translate,
  digits: (text: string) => string = (text) => text,
): string {
  const { everyWeeks, weekdays } = recurrence
  if (weekdays.length === 0 || (weekdays.length === 7 && everyWeeks === 1)) return recurrenceText(recurrence, t, digits)
  const days = weekdays.map((day) => t(shortWeekdayNames[day - 1] ?? '')).join(t(', '))
  return everyWeeks === 1 ? days : `${days} · ${t('Every {{weeks}} weeks', { weeks: digits(String(everyWeeks)) })}`
}

function listOf(names: string[], t: Translate): string {
  const [last = '', ...others] = names.toReversed()
  return others.length === 0 ? last : t('{{list}} and {{last}}', { list: others.toReversed().join(t(', ')), last })
}
