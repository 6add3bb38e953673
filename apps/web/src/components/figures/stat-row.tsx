import type { ReactNode } from 'react'
import classes from './stat-card.module.css'

export function StatRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}
