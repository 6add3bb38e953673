import { UnstyledButton } from '@mantine/core'
import type { Message, MessageValue } from '@thant/contracts/materials/plan'
import { useDrilldown } from '#features/materials/drilldown/drilldown.ts'
import { useTranslation } from '#lib/i18n.ts'
import { filterOfRow, isTotalRow } from '../source-filters.ts'
import { usePlanFormat } from '../use-plan-format.ts'
import classes from './plan-block.module.css'

type PlanTableProps = {
  columns: ReadonlyArray<{ head: Message; isNumber: boolean }>
  rows: ReadonlyArray<readonly MessageValue[]>
}

/** A table; a weight in the row of a waste type opens the pickups with that type. */
export function PlanTable({ columns, rows }: PlanTableProps) {
  const { formatMessage } = usePlanFormat()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <div className={classes.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ head, isNumber }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns of two years have one head, and a plan never changes
              <th key={index} scope="col" data-align={isNumber ? 'right' : undefined}>
                {formatMessage(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan never changes its rows
            <tr key={rowIndex} data-total={isTotalRow(row) || undefined}>
              {row.map((cell, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={index}
                  data-label={columns[index] && formatMessage(columns[index].head)}
                  data-align={columns[index]?.isNumber ? 'right' : undefined}
                  data-width={widthOf(cell)}
                >
                  <Cell cell={cell} row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Days and numbers of papers stay on one line, and lists do not become one word wide, so the table scrolls instead. */
function widthOf(cell: MessageValue): 'one-line' | 'wide' | undefined {
  if (typeof cell === 'string') return undefined
  if ('day' in cell || 'code' in cell || 'collection' in cell) return 'one-line'
  return 'items' in cell || 'itemLines' in cell ? 'wide' : undefined
}

function Cell({ cell, row }: { cell: MessageValue; row: readonly MessageValue[] }) {
  const { t } = useTranslation()
  const { formatValue } = usePlanFormat()
  const openDrilldown = useDrilldown()
  if (typeof cell === 'object' && 'itemLines' in cell) return <ItemLines items={cell.itemLines} />
  const text = formatValue(cell)
  const filter = filterOfRow(row)
  if (openDrilldown === undefined || filter === undefined || typeof cell === 'string' || !('kg' in cell)) return text
  return (
    <UnstyledButton
      className={classes.drilldown}
      aria-label={t('{{figure}}: show the pickups', { figure: text })}
      onClick={() => openDrilldown({ filter })}
    >
      {text}
    </UnstyledButton>
  )
}

function ItemLines({ items }: { items: ReadonlyArray<{ name: string; kg: number }> }) {
  const { formatValue } = usePlanFormat()
  return (
    <ul className={classes.itemLines}>
      {items.map(({ name, kg }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a plan never changes its items, of which two may be alike
        <li key={index}>
          <span>{name}</span> <span>{formatValue({ exactKg: kg })}</span>
        </li>
      ))}
    </ul>
  )
}
