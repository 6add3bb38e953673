import { Alert, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { consignmentEndpoints } from '@thant/contracts/reporting/consignments'
import { type StockWarning, staleMonths, typicalStockFactor } from '@thant/contracts/reporting/mass-balance'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** Says which stocks at the end of the last month hardly leave or can hardly be right. */
export function StockWarnings({ range: { to } }: { range: MonthRange }) {
  const { t } = useTranslation()
  const format = useFormat()
  const warnings = useEndpoint(consignmentEndpoints.stockWarnings, { query: { to } }).data?.data ?? []
  if (warnings.length === 0) return null
  const textOf = ({ kind, wasteType, inStock, weightKg }: StockWarning) => {
    const figures = { type: t(wasteTypeLabels[wasteType]), inStock: format.kg(inStock), weight: format.kg(weightKg) }
    return kind === 'never-leaves'
      ? t('{{type}}: of {{inStock}} in stock, {{weight}} were collected more than {{months}} months ago.', {
          ...figures,
          months: format.number(staleMonths),
        })
      : t('{{type}}: {{inStock}} are in stock, more than {{factor}} times what a usual month collects ({{weight}}).', {
          ...figures,
          factor: format.number(typicalStockFactor),
        })
  }
  return (
    <Alert
      color="amber"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('Stock that hardly leaves or can hardly be right, at the end of {{month}}', { month: format.month(to) })}
    >
      <List size="sm">
        {warnings.map((warning) => (
          <List.Item key={`${warning.kind} ${warning.wasteType}`}>{textOf(warning)}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
