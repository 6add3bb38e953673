import 'dayjs/locale/my'
import { type DateFormatter, getFormattedDate } from '@mantine/dates'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import classes from './pickers.module.css'

/** Returns the settings of all calendars: language, first day of the week, and today in the company's time zone. */
export function useCalendarLabels() {
  const { t, language } = useTranslation()
  const format = useFormat()
  const today = todayIn(useCompanyTimeZone())
  return {
    locale: language === 'my' ? 'my' : 'en',
    firstDayOfWeek: 0 as const,
    weekendDays: [],
    highlightToday: false,
    hideOutsideDates: true,
    renderDay: (day: string) => format.digits(String(Number(day.slice(8)))),
    getDayProps: (day: string) => (day === today ? { className: classes.today, 'aria-current': 'date' as const } : {}),
    ariaLabels: {
      nextMonth: t('Next month'),
      previousMonth: t('Previous month'),
      nextYear: t('Next year'),
      previousYear: t('Previous year'),
      nextDecade: t('Next ten years'),
      previousDecade: t('Previous ten years'),
    },
  }
}

/** Returns what writes the months of a field in the digits of the language. */
export function useMonthFormatter(): DateFormatter {
  const { digits } = useFormat()
  return (months) => digits(getFormattedDate(months))
}
