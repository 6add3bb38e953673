import { languageOf } from '#lib/language-of.ts'
import classes from './cell-text.module.css'

type CellTextProps = {
  children: string
  /** `2` for short words that are worth a second line. */
  lines?: 1 | 2
}

/** A text that gives way where the table is narrow; all of it shows when it is pointed at. Its column needs a width. */
export function CellText({ children, lines = 1 }: CellTextProps) {
  return (
    <span className={lines === 1 ? classes.line : classes.lines} lang={languageOf(children)} title={children}>
      {children}
    </span>
  )
}
