import { languageOf } from '#lib/language-of.ts'
import classes from './cell-text.module.css'

type CellTextProps = {
  children: string
  /** Short words may wrap to a second line with `2`. */
  lines?: 1 | 2
  /** An e-mail address is one long word, which breaks anywhere rather than being cut. */
  isAddress?: boolean
}

/** Truncates its text to the column's width, which must be set, and shows all of it in a tooltip. */
export function CellText({ children, lines = 1, isAddress = false }: CellTextProps) {
  const shape = isAddress ? `${classes.lines} ${classes.address}` : lines === 1 ? classes.line : classes.lines
  return (
    <span className={shape} lang={languageOf(children)} title={children}>
      {children}
    </span>
  )
}
