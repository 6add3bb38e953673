import { companyDayEndpoints, dayNameIn } from '@thant/contracts/company/company-days'
import { useCallback, useMemo } from 'react'
import type { DayNote } from '#components/pickers/day-picker.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { daysAfter, todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompany, useCompanyTimeZone } from '#lib/use-format.ts'
import { nextWorkingDay, restOf } from './working-calendar.ts'

/** Tells pickers on which days of this year and the next the company does not work. */
export function useWorkingCalendar() {
  const { t, language } = useTranslation()
  const weekdays = useCompany()?.workingWeekdays
  const today = todayIn(useCompanyTimeZone())
  const query = { from: `${today.slice(0, 4)}-01-01`, to: `${Number(today.slice(0, 4)) + 1}-12-31` }
  const days = useEndpoint(companyDayEndpoints.list, { query })
  const calendar = useMemo(
    () => ({ weekdays: weekdays ?? [], days: new Map((days.data?.data ?? []).map((day) => [day.day, day])) }),
    [weekdays, days.data],
  )
  const noteOf = useCallback(
    (day: string): DayNote | undefined => {
      const rest = restOf(calendar, day)
      if (rest === undefined) return undefined
      if (rest === 'weekday') return { text: t('The company does not work on this weekday.') }
      const name = dayNameIn(language, rest)
      return { name, text: t('{{name}}: the company is closed on this day.', { name }) }
    },
    [calendar, language, t],
  )
  return {
    isPending: days.isPending,
    noteOf,
    /** Tomorrow, or the next day after it on which the company works. */
    nextDay: nextWorkingDay(calendar, daysAfter(today, 1)),
  }
}
