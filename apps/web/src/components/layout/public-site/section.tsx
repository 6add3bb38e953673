import type { ReactNode } from 'react'
import classes from './section.module.css'

type SectionProps = {
  title: string
  subtitle?: ReactNode
  /** Shown beside the text; on a phone below it. */
  picture?: ReactNode
  isQuiet?: boolean
  children?: ReactNode
}

/** A full-width section of a public page. */
export function Section({ title, subtitle, picture, isQuiet = false, children }: SectionProps) {
  return (
    <section className={classes.band} data-quiet={isQuiet || undefined}>
      <div className={classes.inside} data-with-picture={picture ? true : undefined}>
        <div className={classes.text}>
          <h2 className={classes.title}>{title}</h2>
          {subtitle !== undefined && <p className={classes.line}>{subtitle}</p>}
          {children}
        </div>
        {picture && <div className={classes.picture}>{picture}</div>}
      </div>
    </section>
  )
}
