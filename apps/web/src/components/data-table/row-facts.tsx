import type { Column } from './column.ts'
import classes from './row-facts.module.css'

type RowFactsProps<Row> = {
  row: Row
  rowNumber: number
  columns: readonly Column<Row, string>[]
  className: string | undefined
}

/** What columns say of a row, each below or beside its title; a column that says nothing is left out. */
export function RowFacts<Row>({ row, rowNumber, columns, className }: RowFactsProps<Row>) {
  return (
    <dl className={className}>
      {columns.map((column) => {
        const content = column.render(row, rowNumber)
        return (
          content != null &&
          content !== '' &&
          content !== false && (
            <div key={column.key} className={classes.fact}>
              <dt>{column.title}</dt>
              <dd>{content}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
