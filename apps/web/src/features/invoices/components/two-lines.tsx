import type { ReactNode } from 'react'
import classes from './two-lines.module.css'

/** What a cell is about, and a quieter line beneath it. */
export function TwoLines({ children, second }: { children: ReactNode; second: ReactNode }) {
  return (
    <span className={classes.lines}>
      {children}
      <span className={classes.second}>{second}</span>
    </span>
  )
}
