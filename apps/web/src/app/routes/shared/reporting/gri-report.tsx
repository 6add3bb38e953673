import { griReportEndpoints } from '@thant/contracts/reporting/gri-reports'
import { useParams } from 'react-router'
import { GriReportView } from '#features/reporting/reports/components/gri-reports/gri-report-view.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ params: { griReportId = '' } }) => [
  endpointQuery(griReportEndpoints.get, { params: { id: griReportId } }),
]

export default function GriReport() {
  const { griReportId = '' } = useParams()
  return <GriReportView key={griReportId} reportId={griReportId} />
}
