import type { ReactNode } from 'react'
import classes from './band.module.css'

type BandProps = {
  title: string
  line?: ReactNode
  /** Beside the words; below them on a phone. */
  picture?: ReactNode
  isQuiet?: boolean
  children?: ReactNode
}

/** One section of a public page, as wide as the window, with its heading. */
export function Band({ title, line, picture, isQuiet = false, children }: BandProps) {
  return (
    <section className={classes.band} data-quiet={isQuiet || undefined}>
      <div className={classes.inside} data-with-picture={picture ? true : undefined}>
        <div className={classes.words}>
          <h2 className={classes.title}>{title}</h2>
          {line !== undefined && <p className={classes.line}>{line}</p>}
          {children}
        </div>
        {picture && <div className={classes.picture}>{picture}</div>}
      </div>
    </section>
  )
}
