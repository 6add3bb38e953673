import { Badge } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { MassBalanceRow } from '@thant/contracts/reporting/mass-balance'
import classes from '#components/data-table/figure-table.module.css'
import { WasteTypeBadge } from '#features/materials/wastes/components/waste-type-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

type MassBalanceTableProps = {
  /** Names the table. */
  month: string
  rows: readonly MassBalanceRow[]
  /** Whether any month of the page has stock-takes or losses, so that its tables have the same columns. */
  hasAdjustments: boolean
}

/** The waste types of one month, in kilograms. */
export function MassBalanceTable({ month, rows, hasAdjustments }: MassBalanceTableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const titles = {
    stockBefore: t('In stock before'),
    collected: t('Collected'),
    consigned: t('Consigned'),
    lost: t('Lost'),
    adjusted: t('By stock-takes'),
    inStock: t('In stock'),
    difference: t('Difference'),
  }
  const adjustments = hasAdjustments ? (['lost', 'adjusted'] as const) : []
  const columns = ['stockBefore', 'collected', 'consigned', ...adjustments, 'inStock'] as const
  return (
    <table className={classes.table} aria-label={t('Mass balance of {{month}}', { month: format.month(month) })}>
      <thead>
        <tr>
          <th scope="col">{t('Waste type')}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {titles[name]}
            </th>
          ))}
          <th scope="col">{titles.difference}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.wasteType}>
            <th scope="row">
              <WasteTypeBadge type={row.wasteType} />
            </th>
            {columns.map((name) => (
              <td key={name} data-label={titles[name]}>
                {format.weight(row[name])}
              </td>
            ))}
            <td data-label={titles.difference}>
              {row.isBeyondTolerance ? (
                <Badge color="amber" leftSection={<IconAlertTriangle size={14} aria-hidden />}>
                  {format.weight(row.difference)}
                </Badge>
              ) : (
                format.weight(row.difference)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
