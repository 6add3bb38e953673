import { Button } from '@mantine/core'
import type { GriCell } from '@thant/contracts/reporting/gri-items'
import { useState } from 'react'
import classes from '#components/data-table/figure-table.module.css'
import { DrilldownFigure } from '#features/materials/drilldown/components/drilldown-figure.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { DayRange } from '../periods.ts'

/** A figure without a cell has no items behind it; its months are those of the tables unless it says others. */
export type GriFigure = { text: string; cell?: GriCell | undefined; range?: DayRange | undefined }

export type GriTableRow = {
  name: string
  /** Set apart beneath the rows that it sums up. */
  isTotal?: boolean
  /** All its figures are 0, so that it is folded away until somebody wants to see it. */
  isEmpty?: boolean
  cells: readonly GriFigure[]
}

type GriTableProps = { label: string; columns: readonly string[]; rows: readonly GriTableRow[] }

/** A table of the standard, whose figures open their items; the first column names the row. */
export function GriTable({ label, columns: [head, ...columns], rows }: GriTableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [isWhole, setIsWhole] = useState(false)
  const count = rows.filter(({ isEmpty }) => isEmpty).length
  return (
    <>
      <table className={`${classes.table} ${classes.grid}`} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ isEmpty }) => isWhole || !isEmpty)
            .map(({ name, isTotal, cells }) => (
              <tr key={name} data-total={isTotal || undefined}>
                <th scope="row" className={isTotal ? classes.total : undefined}>
                  {name}
                </th>
                {cells.map(({ text, cell, range }, index) => (
                  <td key={columns[index]} data-label={columns[index]} className={isTotal ? classes.total : undefined}>
                    {cell === undefined ? (
                      text
                    ) : (
                      <DrilldownFigure
                        title={`${label}: ${name}, ${columns[index]}`}
                        cell={cell}
                        {...(range && { range })}
                      >
                        {text}
                      </DrilldownFigure>
                    )}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      {count > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          w="fit-content"
          data-screen-only
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole
            ? t('Hide rows without figures')
            : t('Show rows without figures: {{count}}', { count: format.number(count) })}
        </Button>
      )}
    </>
  )
}
