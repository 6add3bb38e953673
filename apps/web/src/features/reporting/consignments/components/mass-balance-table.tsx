import { Badge, SegmentedControl, Select } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { MassBalanceRow } from '@thant/contracts/reporting/mass-balance'
import { useSearchParams } from 'react-router'
import { changed } from '#components/data-table/address/list-address.ts'
import classes from '#components/data-table/figure-table.module.css'
import { WasteTypeBadge } from '#features/materials/wastes/components/waste-type-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useIsNarrow } from '#lib/use-is-narrow.ts'
import {
  type BalanceFigure,
  balanceByType,
  balanceFigureLabels,
  figuresIn,
  monthTotals,
  sum,
} from '../mass-balance-months.ts'

/** Waste types down and months across, in kilograms; which figure it shows is kept in the address. */
export function MassBalanceTable({ rows }: { rows: readonly MassBalanceRow[] }) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const figures = figuresIn(rows)
  const shown = figures.find((figure) => figure === params.get('show')) ?? 'inStock'
  const choose = (figure: string | null) =>
    figure !== null &&
    setParams((before) => changed(before, { show: figure }), { replace: true, preventScrollReset: true })
  const choice = {
    'aria-label': t('Figures by month'),
    value: shown,
    data: figures.map((figure) => ({ value: figure, label: t(balanceFigureLabels[figure]) })),
  }
  return (
    <>
      {useIsNarrow(48) ? (
        <Select {...choice} onChange={choose} allowDeselect={false} />
      ) : (
        <SegmentedControl {...choice} onChange={choose} w="fit-content" />
      )}
      <FigureByMonth rows={rows} figure={shown} />
    </>
  )
}

function FigureByMonth({ rows, figure }: { rows: readonly MassBalanceRow[]; figure: BalanceFigure }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { months, types } = balanceByType(rows)
  const totals = monthTotals(types, figure)
  const isStock = figure === 'inStock'
  const [before, total] = [t('In stock before'), t('Total')]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
    <section className={classes.scroll} tabIndex={0} aria-label={t(balanceFigureLabels[figure])}>
      <table className={classes.table} aria-label={t('Mass balance')}>
        <thead>
          <tr>
            <th scope="col">{t('Waste type')}</th>
            {isStock && <th scope="col">{before}</th>}
            {months.map((month) => (
              <th key={month} scope="col">
                {format.month(month)}
              </th>
            ))}
            {!isStock && <th scope="col">{total}</th>}
          </tr>
        </thead>
        <tbody>
          {types.map(({ wasteType, stockBefore, months: ofType }) => (
            <tr key={wasteType}>
              <th scope="row">
                <WasteTypeBadge type={wasteType} />
              </th>
              {isStock && <td data-label={before}>{format.weight(stockBefore)}</td>}
              {months.map((month, index) => (
                <td key={month} data-label={format.month(month)}>
                  <MonthFigure row={ofType[index]} figure={figure} />
                </td>
              ))}
              {!isStock && (
                <td data-label={total} className={classes.total}>
                  {format.weight(sum(ofType.map((row) => row?.[figure] ?? 0)))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            {isStock && <td data-label={before}>{format.weight(sum(types.map(({ stockBefore }) => stockBefore)))}</td>}
            {months.map((month, index) => (
              <td key={month} data-label={format.month(month)}>
                {format.weight(totals[index] ?? 0)}
              </td>
            ))}
            {!isStock && <td data-label={total}>{format.weight(sum(totals))}</td>}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** A month from which more was shipped than was in stock is marked in each figure that it concerns. */
function MonthFigure({ row, figure }: { row: MassBalanceRow | undefined; figure: BalanceFigure }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (row === undefined) return '–'
  const weight = format.weight(row[figure])
  if (!row.isBeyondTolerance || figure === 'collected') return weight
  return (
    <Badge
      color="amber"
      leftSection={<IconAlertTriangle size={14} role="img" aria-label={t('Shipped more than was in stock')} />}
    >
      {weight}
    </Badge>
  )
}
