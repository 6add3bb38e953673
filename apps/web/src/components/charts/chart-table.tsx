import { withoutJoiners } from '@thant/i18n/word-joiner'
import classes from './chart-card.module.css'

/** The figures of a chart as formatted text. */
export type ChartTableData = { head: readonly string[]; rows: ReadonlyArray<readonly string[]> }

type ChartTableProps = {
  title: string
  figures: ChartTableData
  isShown: boolean
  /** Whether the table is printed although the screen folds it. */
  isOnPaper: boolean
}

export function ChartTable({ title, figures, isShown, isOnPaper }: ChartTableProps) {
  return (
    <div className={classes.table} data-hidden={isShown ? undefined : isOnPaper ? 'screen' : 'everywhere'}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {figures.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={figures.head[index]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={figures.head[index]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function csvOf({ head, rows }: ChartTableData): Blob {
  const lines = [head, ...rows].map((cells) => cells.map(csvCell).join(','))
  // The byte order mark tells spreadsheet programs that the text is UTF-8.
  return new Blob(['\ufeff', lines.join('\r\n')], { type: 'text/csv' })
}

/** Spreadsheet programs read a number behind a hyphen, but not behind a minus sign. */
function csvCell(cell: string): string {
  return `"${withoutJoiners(cell).replace(/^−/, '-').replaceAll('"', '""')}"`
}
