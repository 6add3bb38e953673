import type { GriReport } from '@thant/contracts/reporting/gri-reports'
import { PlanProof } from '#features/materials/plan/components/plan-proof.tsx'
import { PlanSection } from '#features/materials/plan/components/plan-section.tsx'
import { paths } from '#lib/links/paths.ts'
import { usePublicOrigin } from '#lib/links/public-origin.ts'

type GriReportPagesProps = { report: Pick<GriReport, 'number' | 'sha256' | 'data'> }

/** The frozen pages of a saved report of GRI 306, with what they are checked by. */
export function GriReportPages({ report: { number, sha256, data } }: GriReportPagesProps) {
  const origin = usePublicOrigin()
  return (
    <PlanSection pages={data.pages}>
      <PlanProof number={number} sha256={sha256} address={`${origin}${paths.verifyFingerprint}`} />
    </PlanSection>
  )
}
