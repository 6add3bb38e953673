import { Alert, Anchor, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { consignmentEndpoints } from '@thant/contracts/reporting/consignments'
import type { MassBalanceRow } from '@thant/contracts/reporting/mass-balance'
import { Link } from 'react-router'
import { ExportMenu } from '#components/data-table/export/export-menu.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useCompany, useFormat } from '#lib/use-format.ts'
import { MassBalanceTable } from './mass-balance-table.tsx'
import { StockWarnings } from './stock-warnings.tsx'

/** The mass balance of a range, with what does not add up in words above it. */
export function MassBalanceView({ range }: { range: MonthRange }) {
  const { t } = useTranslation()
  const balance = useEndpoint(consignmentEndpoints.massBalance, { query: range })
  if (balance.isError) return <FailedCard error={balance.error} onRetry={() => void balance.refetch()} />
  const rows = balance.data?.data
  if (rows === undefined) return null
  if (rows.length === 0) {
    return (
      <EmptyState
        title={t('Nothing came in or left')}
        hint={t('In these months nothing was collected, consigned or in stock.')}
      />
    )
  }
  return (
    <SectionCard
      title={t('Month by month')}
      subtitle={t(
        'In kilograms, from what was in stock before to what is in stock after. Figures are rounded only where they are shown, and so may not add up in their last digit.',
      )}
      tools={
        <ExportMenu endpoint={consignmentEndpoints.exportMassBalance} state={{ query: range }} name="mass-balance" />
      }
    >
      <Warnings rows={rows.filter(({ isBeyondTolerance }) => isBeyondTolerance)} />
      <StockWarnings range={range} />
      <MassBalanceTable rows={rows} />
      <Anchor component={Link} to={paths.stockAdjustments} size="sm">
        {t('Stock-takes and losses')}
      </Anchor>
    </SectionCard>
  )
}

function Warnings({ rows }: { rows: readonly MassBalanceRow[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const tolerance = useCompany()?.massBalanceTolerance ?? 0
  if (rows.length === 0) return null
  return (
    <Alert
      color="amber"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('Shipped more than was in stock, by more than {{percent}}', { percent: format.percent(tolerance, 0) })}
    >
      <List size="sm">
        {rows.map((row) => (
          <List.Item key={`${row.month} ${row.wasteType}`}>
            {t('{{type}}, {{month}}: {{consigned}} shipped, {{available}} in stock, {{difference}} unexplained.', {
              type: t(wasteTypeLabels[row.wasteType]),
              month: format.month(row.month),
              consigned: format.kg(row.consigned),
              available: format.kg(row.stockBefore + row.collected),
              difference: format.kg(row.difference),
            })}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
