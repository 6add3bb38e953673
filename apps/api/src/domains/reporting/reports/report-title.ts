import { messageFormatterFor } from '#lib/translator.ts'
import type { PlannedReport } from './planned-report.ts'

/** `First Quarter 2026 to Third Quarter 2026` (docs/api.md 8) without the months, or the months that were chosen. */
export function titleOf(period: PlannedReport['period']): string {
  const { formatValue } = messageFormatterFor('en', 'UTC')
  if ('first' in period || Array.isArray(period)) {
    return formatValue({ quarters: [period].flat().map(({ first, last }) => ({ first, last })) })
  }
  return formatValue({ quarters: { months: period.months } })
}
