import type { Message, MessageValue } from '@thant/contracts/materials/plan'
import { wasteTreatmentLabels, wasteTypeLabels } from '@thant/contracts/materials/wastes'
import {
  isOfMonths,
  type MonthsPeriod,
  type Period,
  type QuarterName,
  type QuarterRange,
} from '@thant/contracts/reporting/quarters'
import type { Format } from './format.ts'
import { formatMonths, formatPlainDate } from './short-dates.ts'
import type { Translate, TranslationKey } from './translation-key.ts'
import { onOneLine } from './word-joiner.ts'

/** Screens and PDFs format a report's texts the same way. */
export type MessageFormatter = {
  formatMessage: (message: Message) => string
  formatValue: (formatValue: MessageValue) => string
}

export function createMessageFormatter(format: Format, t: Translate): MessageFormatter {
  const list = (parts: string[]) => parts.join(t(', '))
  const share = ({ type, percent }: { type: keyof typeof wasteTypeLabels; percent: number }) =>
    t('{{name}} {{percent}}', { name: t(wasteTypeLabels[type]), percent: format.share(percent) })
  const plusMinus = (percent: number | null | undefined) => (percent == null ? '' : format.plusMinus(percent))
  const item = ({ name, kg }: { name: string; kg: number }) =>
    t('{{name}} {{weight}}', { name, weight: format.number(kg, 3) })
  const treatments = (parts: ReadonlyArray<{ treatment: keyof typeof wasteTreatmentLabels; percent: number }>) =>
    parts
      .map(({ treatment, percent }) => {
        const name = t(wasteTreatmentLabels[treatment])
        return parts.length === 1 ? name : t('{{name}} {{percent}}', { name, percent: format.share(percent) })
      })
      .join('\n')

  const formatValue = (value: MessageValue): string => {
    if (typeof value === 'string') return value
    if ('kg' in value) return [format.kg(value.kg), plusMinus(value.uncertaintyPercent)].filter(Boolean).join(' ')
    if ('uncertaintyPercent' in value) return plusMinus(value.uncertaintyPercent)
    if ('exactKg' in value) return format.number(value.exactKg, 3)
    if ('metricTonsOfKg' in value) return format.number(value.metricTonsOfKg / 1_000, 6)
    if ('tonnes' in value) return formatEmissions(value, format, t)
    if ('percent' in value) return format.share(value.percent)
    if ('change' in value) return `${value.change > 0 ? '+' : ''}${format.percent(value.change)}`
    if ('number' in value) return format.number(value.number)
    if ('significant' in value) return format.significant(value.significant, value.digits)
    if ('year' in value) return format.digits(String(value.year))
    if ('factor' in value) return format.number(value.factor, value.factor === 0 ? 0 : 5)
    if ('text' in value) return t(value.text)
    // Issued papers keep the space that they were given.
    if ('money' in value) return `${format.amount(value.money, value.currency)} ${value.currency}`
    if ('amount' in value) return format.amount(value.amount, value.currency ?? '')
    if ('unitPrice' in value) return format.unitPrice(value.unitPrice, value.currency)
    if ('month' in value) return format.month(value.month)
    if ('day' in value) return format.date(value.day)
    if ('plainDay' in value) return formatPlainDate(value.plainDay, format, t)
    if ('instant' in value) return format.dateTime(value.instant)
    if ('between' in value) {
      const { from, to } = value.between
      return t('{{day}}, between {{from}} and {{to}}', {
        day: format.date(from),
        from: format.time(from),
        to: format.time(to),
      })
    }
    if ('days' in value) {
      return t('{{from}} to {{to}}', { from: format.date(value.days.from), to: format.date(value.days.to) })
    }
    if ('quarters' in value) return formatQuarters(value.quarters, format, t)
    if ('type' in value) return t(wasteTypeLabels[value.type])
    if ('months' in value) return list(value.months.map(format.month))
    if ('monthSpan' in value) return formatMonths(value.monthSpan, format, t)
    if ('types' in value) return list(value.types.map((type) => t(wasteTypeLabels[type])))
    if ('code' in value) return value.code
    if ('collection' in value) return `${formatPlainDate(value.collection.day, format, t)}\n${value.collection.code}`
    if ('itemLines' in value) return value.itemLines.map(item).join('\n')
    if ('items' in value) return list(value.items.map(item))
    if ('weights' in value) return list(value.weights.map(({ text, kg }) => item({ name: t(text), kg })))
    if ('treatments' in value) return treatments(value.treatments)
    if ('destinations' in value) return value.destinations.map((name) => name ?? t('Not recorded')).join('\n')
    return list(value.shares.map(share))
  }

  return {
    formatValue,
    formatMessage(message) {
      if (message.isLiteral) return message.text
      const { text, values = {} } = message
      return t(text, Object.fromEntries(Object.entries(values).map(([place, value]) => [place, formatValue(value)])))
    },
  }
}

/** Five decimals of a tonne are as fine as two of a kilogram, and as the factors (docs/carbon.md 4). */
function formatEmissions({ tonnes, unit, digits }: EmissionAmount, format: Format, t: Translate): string {
  const write = (amount: number, decimals: number) =>
    digits === undefined ? format.number(amount, decimals) : format.significant(amount, digits)
  return onOneLine(
    (unit ?? (Math.abs(tonnes) < 1 ? 'kg' : 't')) === 'kg'
      ? t('{{amount}} kg CO₂e', { amount: write(tonnes * 1_000, 2) })
      : t('{{amount}} t CO₂e', { amount: write(tonnes, 5) }),
  )
}

type EmissionAmount = Extract<MessageValue, { tonnes: number }>

const quarterTexts: Record<QuarterName['ordinal'], TranslationKey> = {
  1: 'First Quarter {{year}}',
  2: 'Second Quarter {{year}}',
  3: 'Third Quarter {{year}}',
  4: 'Fourth Quarter {{year}}',
}

/**
 * Names a period by its months, e.g. `Feb – Oct 2026 (First Quarter 2026 to Third Quarter 2026)`, since a quarter's name
 * does not tell them. The months of a calendar year are named by it.
 */
export function formatQuarters(period: Period, format: Format, t: Translate): string {
  if (typeof period === 'string') return period
  if (isOfMonths(period)) return formatMonthsPeriod(period, format, t)
  const ranges = Array.isArray(period) ? period : [period]
  return ranges.map((range) => formatRange(range, format, t)).join(t(', '))
}

function formatMonthsPeriod({ months, isInProgress }: MonthsPeriod, format: Format, t: Translate): string {
  const { from, to } = months
  const isYear = from.endsWith('-01') && to === `${from.slice(0, 4)}-12`
  const name = isYear
    ? t('Calendar year {{year}}', { year: format.digits(from.slice(0, 4)) })
    : formatMonths(months, format, t)
  return isInProgress ? t('{{months}}, in progress', { months: name }) : name
}

function formatRange({ first, last, months, isInProgress }: QuarterRange, format: Format, t: Translate): string {
  const nameOf = ({ ordinal, year }: QuarterName) => t(quarterTexts[ordinal], { year: format.digits(String(year)) })
  const [from, to] = [nameOf(first), nameOf(last)]
  const quarters = from === to ? from : t('{{from}} to {{to}}', { from, to })
  if (months === undefined) return quarters
  return t(isInProgress ? '{{months}} ({{quarters}}, in progress)' : '{{months}} ({{quarters}})', {
    quarters,
    months: formatMonths(months, format, t),
  })
}
