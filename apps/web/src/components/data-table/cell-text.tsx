import { languageOf } from '#lib/language-of.ts'
import classes from './cell-text.module.css'

type CellTextProps = {
  children: string
  /** Short words may wrap to a second line with `2`. */
  lines?: 1 | 2
}

/** Truncates its text to the column's width, which must be set, and shows all of it in a tooltip. */
export function CellText({ children, lines = 1 }: CellTextProps) {
  return (
    <span className={lines === 1 ? classes.line : classes.lines} lang={languageOf(children)} title={children}>
      {children}
    </span>
  )
}
