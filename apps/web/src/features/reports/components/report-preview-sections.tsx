import { Stack, Text, Title } from '@mantine/core'
import { pickupEndpoints } from '@thant/contracts/pickups'
import { useEffect, useMemo, useRef, useState } from 'react'
import { PickupsBehind } from '#features/pickups/components/pickups-behind.tsx'
import { PlanSection } from '#features/plan/components/plan-section.tsx'
import type { Trace } from '#features/plan/trace.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { pickupsBehind } from '../preview-pickups.ts'
import type { ReportPreview } from '../report-subject.ts'
import { useReportTitles } from '../report-title.ts'
import { ReportSummaryForm } from './report-summary-form.tsx'
import { TraceFilters } from './trace-filters.tsx'
import { WasteAudit } from './waste-audit.tsx'

/**
 * All graphs of a computed report, the pickups they are made of, and the summary to be written
 * (docs/specification.md 2.13).
 */
export function ReportPreviewSections({ preview }: { preview: ReportPreview }) {
  const { t } = useTranslation()
  const titles = useReportTitles()
  const timeZone = useCompanyTimeZone()
  const heading = useRef<HTMLHeadingElement>(null)
  const [trace, setTrace] = useState<Trace>()
  const { data, subject } = preview
  const asked = useEndpoint(pickupEndpoints.quarters, { params: { organizationId: subject.organization } })
  const months = useMemo(() => data.quarters.flatMap((quarter) => quarter.months), [data])
  const all = asked.data?.data.pickups
  const behind = (wanted: Trace) => all && pickupsBehind(all, months, wanted, timeZone)
  const pagesOf = (prefix: string) => data.pages.filter(({ id }) => id.startsWith(prefix))
  useEffect(() => heading.current?.focus(), [])
  const error = asked.error && { reason: asked.error, onRetry: () => void asked.refetch() }

  return (
    <Stack gap="md">
      <div>
        <Title order={2} ref={heading} tabIndex={-1}>
          {data.organization.name}
        </Title>
        <Text c="dimmed">{titles.quarters(data.title)}</Text>
      </div>
      <PlanSection pages={pagesOf('executive-summary')} onTrace={setTrace} />
      <PlanSection title={t('Monthly waste collection')} pages={pagesOf('monthly-')} onTrace={setTrace} />
      <PlanSection title={t('Recycling trend lines')} pages={pagesOf('trend-')} onTrace={setTrace} />
      <WasteAudit pickups={behind({})} error={error} />
      <PlanSection title={t('Waste composition by month')} pages={pagesOf('composition-')} onTrace={setTrace} />
      <PlanSection pages={pagesOf('overall-composition')} onTrace={setTrace} />
      <ReportSummaryForm preview={preview} />
      {trace && (
        <PickupsBehind
          title={t('The pickups behind this figure')}
          filters={<TraceFilters months={months} trace={trace} onChange={setTrace} />}
          pickups={behind(trace)}
          error={error}
          onClose={() => setTrace(undefined)}
        />
      )}
    </Stack>
  )
}
