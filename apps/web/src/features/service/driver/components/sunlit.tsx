import type { ReactNode } from 'react'
import classes from './sunlit.module.css'

/** Gives a screen the contrast that is read in the sun, of 7 to 1. */
export function Sunlit({ children }: { children: ReactNode }) {
  return <div className={classes.sunlit}>{children}</div>
}
