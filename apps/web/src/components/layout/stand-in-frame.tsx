import type { ReactNode } from 'react'
import { mainId } from './route-change.tsx'
import classes from './stand-in-frame.module.css'

type StandInFrameProps = { title: string; warning: string; children: ReactNode }

/** A page that only plays the part of another company's: nobody may take it for the real one. */
export function StandInFrame({ title, warning, children }: StandInFrameProps) {
  return (
    <div className={classes.frame}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className={classes.warning}>{warning}</p>
      <main id={mainId} tabIndex={-1} className={classes.card}>
        <h1 className={classes.title}>{title}</h1>
        {children}
      </main>
    </div>
  )
}
