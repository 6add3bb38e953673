import { type Report, reportEndpoints } from '@thant/contracts/reports'
import type { Trace } from '#features/plan/trace.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { PickupsBehind } from './pickups-behind.tsx'

type PickupsBehindReportProps = {
  report: Report
  trace: Trace
  onChange: (trace: Trace) => void
  pickupHref: ((pickupId: string) => string) | undefined
  onClose: () => void
}

/** The pickups behind a figure of a saved report, as they are today. */
export function PickupsBehindReport({ report, trace, onChange, pickupHref, onClose }: PickupsBehindReportProps) {
  const asked = useEndpoint(
    reportEndpoints.pickups,
    { params: { id: report._id }, query: trace },
    { keepsPrevious: true },
  )
  return (
    <PickupsBehind
      months={report.data.quarters.flatMap(({ months }) => months)}
      trace={trace}
      onChange={onChange}
      pickups={asked.data?.data}
      error={asked.error && { reason: asked.error, onRetry: () => void asked.refetch() }}
      pickupHref={pickupHref}
      onClose={onClose}
    />
  )
}
