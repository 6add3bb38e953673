import { type Period, periodOf } from '@thant/contracts/reporting/quarters'
import type { ReportData } from '@thant/contracts/reporting/report-data'
import { formatQuarters } from '@thant/i18n/message-formatter'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** Formats `Feb – Apr 2026 (First Quarter 2026)`, and the document's full title, in the user's language. */
export function useReportTitles() {
  const { t } = useTranslation()
  const format = useFormat()
  const quarters = (period: Period) => formatQuarters(period, format, t)
  return {
    quarters,
    /** Names the months alone, where there is no room for the quarters. */
    monthsOf: (period: Period) => {
      const parts = Array.isArray(period) ? period : [period]
      const spans = parts.flatMap((part) =>
        typeof part === 'string' || part.months === undefined
          ? []
          : [{ months: part.months, isInProgress: part.isInProgress }],
      )
      return spans.length === parts.length ? spans.map(quarters).join(t(', ')) : quarters(period)
    },
    /** Names months that somebody may choose, with what is not over. */
    months: (months: MonthRange, thisMonth: string) =>
      quarters({ months, ...(months.to >= thisMonth && { isInProgress: true }) }),
    document: (report: ReportData) =>
      t('{{name}}, Waste Audit Report, {{title}}', {
        name: report.organization.name,
        title: quarters(periodOf(report)),
      }),
  }
}
