import { type Report, reportEndpoints } from '@thant/contracts/reports'
import { PickupsBehind } from '#features/pickups/components/pickups-behind.tsx'
import type { Trace } from '#features/plan/trace.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { TraceFilters } from './trace-filters.tsx'

type PickupsBehindReportProps = {
  report: Report
  trace: Trace
  onChange: (trace: Trace) => void
  onClose: () => void
}

/** The pickups behind a figure of a saved report, as they are today. */
export function PickupsBehindReport({ report, trace, onChange, onClose }: PickupsBehindReportProps) {
  const { t } = useTranslation()
  const months = report.data.quarters.flatMap((quarter) => quarter.months)
  const asked = useEndpoint(
    reportEndpoints.pickups,
    { params: { id: report._id }, query: trace },
    { keepsPrevious: true },
  )
  return (
    <PickupsBehind
      title={t('The pickups behind this figure')}
      filters={<TraceFilters months={months} trace={trace} onChange={onChange} />}
      pickups={asked.data?.data}
      error={asked.error && { reason: asked.error, onRetry: () => void asked.refetch() }}
      onClose={onClose}
    />
  )
}
