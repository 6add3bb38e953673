import type { ReactNode } from 'react'
import { languageOf } from '#lib/visitor/language-of.ts'
import { CellText } from './cell-text.tsx'
import classes from './cell-with-note.module.css'

/** A text with a quieter one beneath it. */
export function CellWithNote({ text, note }: { text: string; note: ReactNode }) {
  return (
    <CellText>
      <span className={classes.text} lang={languageOf(text)}>
        {text}
      </span>
      {note !== '' && (
        <span className={classes.note} {...(typeof note === 'string' && { lang: languageOf(note) })}>
          {note}
        </span>
      )}
    </CellText>
  )
}
