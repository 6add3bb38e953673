import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { generatePath, useLocation, useParams } from 'react-router'
import { Redirect } from '#components/layout/route-changes/redirect.tsx'
import { ReportScreen } from '#features/reporting/reports/components/report-screen/report-screen.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { paths } from '#lib/links/paths.ts'
import type { PublicQueries } from '#lib/screen-queries.ts'

export const queries: PublicQueries = ({ params: { reportId = '' } }) => [
  endpointQuery(reportEndpoints.get, { params: { id: reportId } }),
]

/** Redirects to the address that matches the report's layout. */
export default function Report() {
  const { reportId = '' } = useParams()
  const { pathname, search, hash } = useLocation()
  const result = useEndpoint(reportEndpoints.get, { params: { id: reportId } }, { staleTime: Number.POSITIVE_INFINITY })
  const layout = result.data?.data.data.layout
  const fitting = generatePath(layout === 'monthly' ? paths.monthlyReport : paths.report, { reportId })
  if (layout !== undefined && pathname !== fitting) return <Redirect to={{ pathname: fitting, search, hash }} />
  return <ReportScreen request={result} source={{ reportId }} />
}
