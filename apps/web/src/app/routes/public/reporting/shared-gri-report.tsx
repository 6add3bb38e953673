import { useSearchParams } from 'react-router'
import { SharedGriReport } from '#features/reporting/reports/components/shared-gri-report.tsx'

export default function SharedGri() {
  const [params] = useSearchParams()
  const link = params.get('link') ?? 'none'
  return <SharedGriReport key={link} link={link} />
}
