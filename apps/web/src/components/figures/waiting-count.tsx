import { useFormat } from '#lib/use-format.ts'
import classes from './waiting-count.module.css'

/** How much waits behind what it stands beside. */
export function WaitingCount({ count }: { count: number }) {
  const format = useFormat()
  return <span className={classes.count}>{format.number(count)}</span>
}
