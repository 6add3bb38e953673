import type { ReactNode } from 'react'
import classes from './band.module.css'

type BandProps = {
  title: string
  line?: ReactNode
  /** Shown beside the text; on a phone below it. */
  picture?: ReactNode
  isQuiet?: boolean
  children?: ReactNode
}

/** A full-width section of a public page. */
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
