import { Skeleton, VisuallyHidden } from '@mantine/core'
import { wasteTreatmentLabels, weightMeasureLabels } from '@thant/contracts/materials/wastes'
import type { EvidenceItem, EvidencePickup } from '@thant/contracts/reporting/report-evidence'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { siteName } from '#features/customers/sites/site-name.ts'
import { DrilldownScope } from '#features/materials/drilldown/components/drilldown-scope.tsx'
import { SourcePickupsDrawer } from '#features/materials/drilldown/components/source-pickups-drawer.tsx'
import { GriCategory5 } from '#features/reporting/gri/components/gri-category-5.tsx'
import { GriDataQuality } from '#features/reporting/gri/components/gri-data-quality.tsx'
import { GriWasteTables } from '#features/reporting/gri/components/gri-waste-tables.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { hasSeveralSites, pickupsBehind } from '../../evidence-pickups.ts'
import type { EvidencedReport } from '../../evidenced-report.ts'
import type { LinkEndpoints } from '../../shared-kinds.ts'
import { ReportMissing } from '../report-screen/report-missing.tsx'
import classes from '../report-screen/shared-report-tabs.module.css'
import { EvidenceComparison } from './evidence-comparison.tsx'
import { EvidenceContents } from './evidence-contents.tsx'
import { EvidenceDestinations } from './evidence-destinations.tsx'
import { EvidenceFactors } from './evidence-factors.tsx'
import { EvidenceFacts } from './evidence-facts.tsx'
import { EvidenceLoads } from './evidence-loads.tsx'
import { EvidenceMethod } from './evidence-method.tsx'
import { EvidencePart } from './evidence-part.tsx'
import { EvidencePickups } from './evidence-pickups.tsx'
import { EvidenceProfiles } from './evidence-profiles.tsx'

type ReportEvidenceProps = { endpoints: LinkEndpoints; link: string; report: EvidencedReport }

/** What is known today of a report's months, in the order in which an auditor asks, and what proves it. */
export function ReportEvidence({ endpoints, link, report }: ReportEvidenceProps) {
  const { t } = useTranslation()
  const result = useEndpoint(endpoints.evidence, { params: { link } })
  const evidence = result.data?.data
  if (evidence === undefined && result.error?.isMissing) return <ReportMissing />
  if (evidence === undefined) {
    return (
      <div className={classes.evidence}>
        {result.error ? (
          <FailedCard error={result.error} onRetry={() => void result.refetch()} />
        ) : (
          <Skeleton height={420} radius="md" />
        )}
      </div>
    )
  }
  const { tables, pickups, scope3Category5 } = evidence
  const hasSites = pickups !== null && hasSeveralSites(pickups)
  const words = {
    ofPickup: ({ site, collectionNote }: EvidencePickup) =>
      [...(hasSites ? [siteName(site, t)] : []), collectionNote].join(' · '),
    ofItem: ({ treatment, destination, measure }: EvidenceItem) =>
      [
        t(wasteTreatmentLabels[treatment]),
        ...(destination === null ? [] : [destination]),
        t(weightMeasureLabels[measure]),
      ].join(' · '),
  }
  return (
    <DrilldownScope
      drawer={
        pickups === null
          ? undefined
          : ({ drilldown, onClose }) => (
              <SourcePickupsDrawer
                drilldown={drilldown}
                pickups={pickupsBehind(pickups, drilldown.cell ?? {}, words)}
                error={null}
                onClose={onClose}
              />
            )
      }
    >
      <div className={classes.evidence}>
        <VisuallyHidden component="h1">{t('Evidence')}</VisuallyHidden>
        <EvidenceContents endpoints={endpoints} link={link} />
        <EvidencePart part="collected">
          <EvidenceComparison report={report} evidence={evidence} />
          <EvidenceFacts report={report} />
        </EvidencePart>
        <EvidencePart part="known">
          <GriDataQuality tables={tables} />
        </EvidencePart>
        <EvidencePart part="became">
          <GriWasteTables tables={tables} />
          <EvidenceProfiles profiles={evidence.profiles} />
        </EvidencePart>
        <EvidencePart part="proof">
          <EvidenceDestinations destinations={evidence.destinations} />
          <EvidenceLoads endpoints={endpoints} link={link} loads={evidence.loads} />
          {pickups === null ? (
            <SectionCard title={t('The pickups behind it')}>
              <p>{t('Of all organizations together, single pickups are not shown.')}</p>
            </SectionCard>
          ) : (
            <EvidencePickups pickups={pickups} weightKg={tables.waste306_3.total.generated} />
          )}
        </EvidencePart>
        <EvidencePart part="emissions">
          <GriCategory5 tables={{ scope3Category5 }} />
          <EvidenceFactors factors={evidence.factors} />
        </EvidencePart>
        <EvidencePart part="method">
          <EvidenceMethod />
        </EvidencePart>
      </div>
    </DrilldownScope>
  )
}
