import type { ReactNode } from 'react'
import classes from './folded-part.module.css'

export function FoldedPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={classes.part}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
