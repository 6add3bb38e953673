import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { consignmentEndpoints } from '@thant/contracts/reporting/consignments'
import type { MassBalanceClaims } from '@thant/contracts/reporting/mass-balance'
import { ExportMenu } from '#components/data-table/export/export-menu.tsx'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import prose from '#components/layout/page/prose.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompany, useFormat } from '#lib/use-format.ts'
import { ClaimsTable } from './claims-table.tsx'

/** Whether the loads of some months prove what the profiles, and so the reports, say of them. */
export function ClaimsSection({ range }: { range: MonthRange }) {
  const { t } = useTranslation()
  const claims = useEndpoint(consignmentEndpoints.claims, { query: range })
  if (claims.isError) return <FailedCard error={claims.error} onRetry={() => void claims.refetch()} />
  const found = claims.data?.data
  if (found === undefined || found.rows.length === 0) return null
  return (
    <SectionCard
      title={t('Where it went: profiles and loads')}
      subtitle={t('In kilograms')}
      tools={
        <ExportMenu endpoint={consignmentEndpoints.exportClaims} state={{ query: range }} name="profiles-and-loads" />
      }
    >
      <Verdict rows={found.rows} />
      <p className={prose.note}>
        {t(
          'Claimed is where collected waste went by its treatment profiles, or as staff said; reports name these destinations. Shipped is what loads of these months took there. What was collected late in the period may leave after it.',
        )}
      </p>
      <ClaimsTable claims={found} range={range} />
    </SectionCard>
  )
}

function Verdict({ rows }: Pick<MassBalanceClaims, 'rows'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const percent = format.percent(useCompany()?.massBalanceTolerance ?? 0, 0)
  const count = rows.filter(({ state }) => state !== 'agrees').length
  if (count === 0) {
    return (
      <Alert color="green" icon={<IconCircleCheck aria-hidden />}>
        {t('All loads agree with what the profiles claim, within {{percent}}.', { percent })}
      </Alert>
    )
  }
  return (
    <Alert color="amber" icon={<IconAlertTriangle aria-hidden />}>
      {t('Rows that do not agree within {{percent}}: {{rows}} of {{total}}.', {
        rows: format.number(count),
        total: format.number(rows.length),
        percent,
      })}
    </Alert>
  )
}
