import type { ReactNode } from 'react'
import type { Column } from '../columns/column.ts'
import classes from './row-facts.module.css'

type RowFactsProps<Row> = {
  row: Row
  rowNumber: number
  columns: readonly Column<Row, string>[]
  className: string | undefined
}

/** What a column draws of a row of which it knows nothing. */
const nothing: readonly ReactNode[] = [null, undefined, false, '', '–']

/** What columns say of a row, each below or beside its title; a column that says nothing is left out. */
export function RowFacts<Row>({ row, rowNumber, columns, className }: RowFactsProps<Row>) {
  return (
    <dl className={className}>
      {columns.map((column) => {
        const content = column.render(row, rowNumber)
        return (
          !nothing.includes(content) && (
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
