import type { SharedReport } from '@thant/contracts/reporting/report-data'
import { reportEndpoints } from '@thant/contracts/reporting/reports'
import type { DrilldownDrawerProps } from '#features/materials/drilldown/components/drilldown-scope.tsx'
import { SourceFilters } from '#features/materials/drilldown/components/source-filters.tsx'
import { SourcePickupsDrawer } from '#features/materials/drilldown/components/source-pickups-drawer.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'

type ReportDrilldownProps = DrilldownDrawerProps & { reportId: string; report: SharedReport }

/** Shows the source pickups of a figure of a saved report with their current data. */
export function ReportDrilldown({ reportId, report, drilldown, onChange, onClose }: ReportDrilldownProps) {
  const { filter = {} } = drilldown
  const months = report.data.quarters.flatMap((quarter) => quarter.months)
  const result = useEndpoint(
    reportEndpoints.pickups,
    { params: { id: reportId }, query: filter },
    { keepsPrevious: true },
  )
  return (
    <SourcePickupsDrawer
      drilldown={drilldown}
      filters={
        <SourceFilters months={months} filter={filter} onChange={(next) => onChange({ ...drilldown, filter: next })} />
      }
      pickups={result.data?.data}
      error={result.error && { reason: result.error, onRetry: () => void result.refetch() }}
      onClose={onClose}
    />
  )
}
