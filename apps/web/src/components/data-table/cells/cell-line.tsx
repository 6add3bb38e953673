import type { ReactNode } from 'react'
import classes from './cell-line.module.css'

/** Holds a text with the marks behind it: in a list's line the text gives way to them, on a phone's card they wrap. */
export function CellLine({ children }: { children: ReactNode }) {
  return <span className={classes.line}>{children}</span>
}
