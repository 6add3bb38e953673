import type { ReactNode } from 'react'
import classes from './folded-part.module.css'

export function FoldedPart({
  title,
  isOpen = false,
  children,
}: {
  title: string
  isOpen?: boolean
  children: ReactNode
}) {
  return (
    <details className={classes.part} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
