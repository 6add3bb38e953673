import type { ReactNode } from 'react'
import classes from './form.module.css'

/** Two short fields side by side where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}
