import { Stack, Text, Title } from '@mantine/core'
import { periodOf } from '@thant/contracts/reporting/quarters'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { useEffect, useMemo, useRef } from 'react'
import { type DrilldownDrawerProps, DrilldownScope } from '#features/materials/drilldown/components/drilldown-scope.tsx'
import { SourceFilters } from '#features/materials/drilldown/components/source-filters.tsx'
import { SourcePickupsDrawer } from '#features/materials/drilldown/components/source-pickups-drawer.tsx'
import { type SourceFilter, sourcePickupsOf } from '#features/materials/drilldown/source-pickups.ts'
import { PlanSection } from '#features/materials/plan/components/plan-section.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import type { ReportPreview } from '../../report-subject.ts'
import { useReportTitles } from '../../report-title.ts'
import { ReportSummaryForm } from './report-summary-form.tsx'
import { WasteAudit } from './waste-audit.tsx'

/** Shows a computed report's graphs, its pickups and the summary to edit (docs/specification.md 2.13). */
export function ReportPreviewSections({ preview }: { preview: ReportPreview }) {
  const { t } = useTranslation()
  const titles = useReportTitles()
  const timeZone = useCompanyTimeZone()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, subject } = preview
  const result = useEndpoint(pickupEndpoints.quarters, { params: { organizationId: subject.organization } })
  const months = useMemo(() => data.quarters.flatMap((quarter) => quarter.months), [data])
  const all = result.data?.data.pickups
  const sourcesOf = (filter: SourceFilter) => all && sourcePickupsOf(all, months, filter, timeZone)
  const pagesOf = (prefix: string) => data.pages.filter(({ id }) => id.startsWith(prefix))
  useEffect(() => heading.current?.focus(), [])
  const error = result.error && { reason: result.error, onRetry: () => void result.refetch() }

  const drawer = ({ drilldown, onChange, onClose }: DrilldownDrawerProps) => {
    const { filter = {} } = drilldown
    const change = (next: SourceFilter) => onChange({ ...drilldown, filter: next })
    return (
      <SourcePickupsDrawer
        drilldown={drilldown}
        filters={<SourceFilters months={months} filter={filter} onChange={change} />}
        pickups={sourcesOf(filter)}
        error={error}
        onClose={onClose}
      />
    )
  }
  return (
    <DrilldownScope drawer={drawer}>
      <Stack gap="md">
        <div>
          <Title order={2} ref={heading} tabIndex={-1}>
            {data.organization.name}
          </Title>
          <Text c="dimmed">{titles.quarters(periodOf(data))}</Text>
        </div>
        <PlanSection pages={[...pagesOf('executive-summary'), ...pagesOf('what-became')]} />
        <PlanSection title={t('Monthly waste collection')} pages={pagesOf('monthly-')} />
        <PlanSection title={t('Collected by month, as lines')} pages={pagesOf('trend-')} />
        <WasteAudit pickups={sourcesOf({})} error={error} />
        <PlanSection title={t('Waste composition by month')} pages={pagesOf('composition-')} />
        <PlanSection pages={pagesOf('overall-composition')} />
        <ReportSummaryForm preview={preview} />
      </Stack>
    </DrilldownScope>
  )
}
