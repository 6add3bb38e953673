import { useParams } from 'react-router'
import { GriReportView } from '#features/reporting/reports/components/gri-report-view.tsx'

export default function GriReport() {
  const { griReportId = '' } = useParams()
  return <GriReportView key={griReportId} reportId={griReportId} />
}
