import { languageOf } from '#lib/language-of.ts'
import classes from './cell-text.module.css'

type CellTextProps = {
  children: string
  /** After so many lines it is cut: names need `2`, and `4` what is useless without its end, such as an address. */
  lines?: 1 | 2 | 4
  /** An e-mail address is one long word, which breaks anywhere rather than being cut. */
  isEmail?: boolean
}

/** Truncates its text to the column's width, which must be set, and shows all of it in a tooltip. */
export function CellText({ children, lines = 1, isEmail = false }: CellTextProps) {
  const shape = isEmail ? `${classes.lines} ${classes.email}` : lines === 1 ? classes.line : classes.lines
  return (
    <span
      className={shape}
      data-whole={isEmail || lines === 4 || undefined}
      lang={languageOf(children)}
      title={children}
    >
      {children}
    </span>
  )
}
