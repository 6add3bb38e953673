import { useFormat } from '#lib/use-format.ts'
import type { Column } from './column.ts'
import classes from './row-number-column.module.css'

/** The row's position in the whole list, from 1. */
export function useRowNumberColumn(): Column<unknown> {
  const format = useFormat()
  return {
    key: 'place',
    title: '#',
    onPhone: 'hidden',
    isSecondary: true,
    render: (_row, rowNumber) => <span className={classes.place}>{format.number(rowNumber)}</span>,
  }
}
