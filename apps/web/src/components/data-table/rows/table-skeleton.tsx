import { Skeleton } from '@mantine/core'
import type { Column } from '../columns/column.ts'
import classes from './table-skeleton.module.css'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function TableSkeleton<Row>({ columns }: { columns: readonly Column<Row, string>[] }) {
  return (
    <div className={classes.table} aria-hidden>
      {rows.map((row) => (
        <div key={row} className={classes.row}>
          {columns.map(({ key }, index) => (
            <Skeleton key={key} height={12} width={index === 0 ? '70%' : '50%'} />
          ))}
        </div>
      ))}
    </div>
  )
}

export function CardsSkeleton() {
  return (
    <div className={classes.table} aria-hidden>
      {rows.map((row) => (
        <div key={row} className={classes.card}>
          <Skeleton height={14} width="60%" />
          <Skeleton height={10} width="80%" />
          <Skeleton height={10} width="45%" />
        </div>
      ))}
    </div>
  )
}
