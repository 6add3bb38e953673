import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { useSearchParams } from 'react-router'
import { ReportScreen } from '#features/reporting/reports/components/report-screen.tsx'
import { useCountVisit } from '#features/reporting/reports/use-count-visit.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'

export default function SharedReport() {
  const [params] = useSearchParams()
  const link = params.get('link') ?? 'none'
  const result = useEndpoint(reportEndpoints.shared, { params: { link } })
  useCountVisit(reportEndpoints, result.data && link)
  return <ReportScreen request={result} source={{ link }} />
}
