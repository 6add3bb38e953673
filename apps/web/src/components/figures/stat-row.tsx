import type { ReactNode } from 'react'
import classes from './stat-card.module.css'

/** A row of figures, as many side by side as fit. */
export function StatRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}
