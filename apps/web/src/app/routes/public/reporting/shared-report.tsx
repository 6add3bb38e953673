import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { useSearchParams } from 'react-router'
import { ReportScreen } from '#features/reporting/reports/components/report-screen/report-screen.tsx'
import { linkIn } from '#features/reporting/reports/shared-link.ts'
import { useCountOpening } from '#features/reporting/reports/use-count-opening.ts'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import type { PublicQueries } from '#lib/screen-queries.ts'

export const queries: PublicQueries = ({ search }) => [
  { ...endpointQuery(reportEndpoints.shared, { params: { link: linkIn(search) } }), isSecret: true },
]

export default function SharedReport() {
  const [params] = useSearchParams()
  const link = linkIn(params)
  const result = useEndpoint(reportEndpoints.shared, { params: { link } })
  useCountOpening(reportEndpoints, result.data && link)
  return <ReportScreen request={result} source={{ link }} />
}
