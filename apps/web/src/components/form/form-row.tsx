import type { ReactNode } from 'react'
import classes from './form.module.css'

export function FormRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}
