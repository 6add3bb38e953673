import { everyMonth } from '@thant/charts/every-month'
import type { MonthlyWaste } from '@thant/contracts/materials/wastes'
import { formatMonths, formatShortDate } from '@thant/i18n/short-dates'
import { useMemo } from 'react'
import { useChartFormat } from '#components/charts/use-chart-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

export type MonthlyFigures = {
  /** Undefined while loading. */
  figures: readonly MonthlyWaste[] | undefined
  /** Months as `YYYY-MM`; those without pickups are drawn as zero and named below. */
  range: { from: string; to: string }
  /** True where the figures are those of days, `YYYY-MM-DD`, of which only those with pickups are shown. */
  isByDay?: boolean | undefined
}

/** Returns what the bars and the lines of collected waste share. */
export function useMonthlyFigures({ figures, range, isByDay = false }: MonthlyFigures) {
  const { t } = useTranslation()
  const format = useFormat()
  const chartFormat = useChartFormat()
  const { months, emptyMonths } = useMemo(
    () => (isByDay ? { months: [...(figures ?? [])], emptyMonths: [] } : everyMonth(figures ?? [], range)),
    [figures, range, isByDay],
  )
  const nameOf = useMemo(
    () => (isByDay ? (day: string) => formatShortDate(day, format, t) : format.month),
    [isByDay, format, t],
  )
  return {
    months,
    chartFormat: useMemo(() => ({ ...chartFormat, monthOf: nameOf }), [chartFormat, nameOf]),
    /** The words of the table behind the chart. */
    words: useMemo(
      () => ({ head: isByDay ? t('Date') : t('Month'), nameOf: isByDay ? format.date : format.month, format, t }),
      [isByDay, format, t],
    ),
    period: formatMonths(range, format, t),
    isEmpty: figures !== undefined && (isByDay ? months.length === 0 : emptyMonths.length === months.length),
    note:
      emptyMonths.length > 0 &&
      t('There was no waste pickup in {{months}}.', { months: emptyMonths.map(format.month).join(t(', ')) }),
  }
}
