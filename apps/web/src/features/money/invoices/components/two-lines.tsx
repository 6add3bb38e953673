import type { ReactNode } from 'react'
import { languageOf } from '#lib/language-of.ts'
import classes from './two-lines.module.css'

/** A table cell whose first line sets the column's width, with a quieter line beneath it. */
export function TwoLines({ first, second }: { first: string; second: ReactNode }) {
  return (
    <span className={classes.lines}>
      <span className={classes.first} lang={languageOf(first)}>
        {first}
      </span>
      <span className={classes.second}>{second}</span>
    </span>
  )
}
