import type { ReactNode } from 'react'
import { languageOf } from '#lib/visitor/language-of.ts'
import classes from './cell-text.module.css'

/**
 * Shows a text of any length. Where a list gives its column no more room it is cut after two lines, and all of it is in
 * the page's tooltip; a phone's card has it over as many lines as it needs.
 */
export function CellText({ children }: { children: ReactNode }) {
  return (
    <span
      className={classes.text}
      data-cell-text
      lang={typeof children === 'string' ? languageOf(children) : undefined}
    >
      {children}
    </span>
  )
}
