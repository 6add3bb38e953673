import { Skeleton, VisuallyHidden } from '@mantine/core'
import type { SharedReport } from '@thant/contracts/report-data'
import type { EvidenceItem, EvidencePickup } from '@thant/contracts/report-evidence'
import { reportEndpoints } from '@thant/contracts/reports'
import { wasteTreatmentLabels, weightMeasureLabels } from '@thant/contracts/wastes'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { DrilldownScope } from '#features/drilldown/components/drilldown-scope.tsx'
import { SourcePickupsDrawer } from '#features/drilldown/components/source-pickups-drawer.tsx'
import { GriDataQuality } from '#features/gri/components/gri-data-quality.tsx'
import { GriWasteTables } from '#features/gri/components/gri-waste-tables.tsx'
import { siteName } from '#features/sites/site-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { hasSeveralSites, pickupsBehind } from '../evidence-pickups.ts'
import { EvidenceComparison } from './evidence-comparison.tsx'
import { EvidenceFacts } from './evidence-facts.tsx'
import { EvidencePickups } from './evidence-pickups.tsx'
import { ReportMissing } from './report-missing.tsx'
import classes from './shared-report-tabs.module.css'

/** The tables of GRI 306 of a report's months as they are today, and the pickups behind every figure. */
export function ReportEvidence({ link, report }: { link: string; report: SharedReport }) {
  const { t } = useTranslation()
  const result = useEndpoint(reportEndpoints.evidence, { params: { link } })
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
  const { tables, pickups } = evidence
  const hasSites = hasSeveralSites(pickups)
  const words = {
    ofPickup: ({ site, collectionNote }: EvidencePickup) =>
      [...(hasSites ? [siteName(site, t)] : []), collectionNote].join(' · '),
    ofItem: ({ treatment, measure }: EvidenceItem) =>
      `${t(wasteTreatmentLabels[treatment])} · ${t(weightMeasureLabels[measure])}`,
  }
  return (
    <DrilldownScope
      drawer={({ drilldown, onClose }) => (
        <SourcePickupsDrawer
          drilldown={drilldown}
          pickups={pickupsBehind(pickups, drilldown.cell ?? {}, words)}
          error={null}
          onClose={onClose}
        />
      )}
    >
      <div className={classes.evidence}>
        <VisuallyHidden component="h1">{t('Evidence')}</VisuallyHidden>
        <EvidenceComparison report={report} evidence={evidence} />
        <EvidenceFacts report={report} />
        <GriDataQuality tables={tables} />
        <GriWasteTables tables={tables} />
        <EvidencePickups pickups={pickups} weightKg={tables.waste306_3.total.generated} />
      </div>
    </DrilldownScope>
  )
}
