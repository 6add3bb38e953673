import { useFormat } from '#lib/use-format.ts'
import type { Column } from './column.ts'
import classes from './place-column.module.css'

/** The row's position in the whole list, from 1. */
export function usePlaceColumn(): Column<unknown> {
  const format = useFormat()
  return {
    key: 'place',
    title: '#',
    width: 64,
    onPhone: 'hidden',
    render: (_row, place) => <span className={classes.place}>{format.number(place)}</span>,
  }
}
