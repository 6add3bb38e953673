import { languageOf } from '#lib/language-of.ts'
import classes from './cell-text.module.css'

type CellTextProps = {
  children: string
  /** A note or address of any length is cut after two lines; its tooltip and the row's own page have all of it. */
  isFreeText?: boolean
}

/** Shows a text over as many lines as its column's width makes of it. */
export function CellText({ children, isFreeText = false }: CellTextProps) {
  return (
    <span
      className={isFreeText ? `${classes.text} ${classes.freeText}` : classes.text}
      data-free-text={isFreeText || undefined}
      lang={languageOf(children)}
      title={isFreeText ? children : undefined}
    >
      {children}
    </span>
  )
}
