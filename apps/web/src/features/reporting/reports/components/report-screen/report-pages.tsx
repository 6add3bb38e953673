import type { SharedReport } from '@thant/contracts/reporting/report-data'
import { PlanDocument } from '#features/materials/plan/components/plan-document.tsx'
import { PlanProof } from '#features/materials/plan/components/plan-proof.tsx'
import { paths } from '#lib/links/paths.ts'
import { usePublicOrigin } from '#lib/links/public-origin.ts'
import { useReportTitles } from '../../report-title.ts'

/** The frozen pages of a saved report. */
export function ReportPages({ report: { number, sha256, data } }: { report: SharedReport }) {
  const titles = useReportTitles()
  const origin = usePublicOrigin()
  return (
    <PlanDocument
      pages={data.pages}
      company={data.company.name}
      title={titles.document(data)}
      number={number}
      proof={<PlanProof number={number} sha256={sha256} address={`${origin}${paths.verifyFingerprint}`} />}
    />
  )
}
