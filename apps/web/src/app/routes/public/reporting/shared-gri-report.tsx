import { griReportLinkEndpoints } from '@thant/contracts/reporting/gri-report-links'
import { useSearchParams } from 'react-router'
import { SharedGriReport } from '#features/reporting/reports/components/gri-reports/shared-gri-report.tsx'
import { linkIn } from '#features/reporting/reports/shared-link.ts'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import type { PublicQueries } from '#lib/screen-queries.ts'

export const queries: PublicQueries = ({ search }) => [
  { ...endpointQuery(griReportLinkEndpoints.shared, { params: { link: linkIn(search) } }), isSecret: true },
]

export default function SharedGri() {
  const [params] = useSearchParams()
  const link = linkIn(params)
  return <SharedGriReport key={link} link={link} />
}
