import type { ReactNode } from 'react'
import { mainId } from '../route-changes/route-change.tsx'
import classes from './sandbox-frame.module.css'

type SandboxFrameProps = { title: string; warning: string; children: ReactNode }

/** Frames a page that simulates another company's, with a warning so that nobody takes it for the real one. */
export function SandboxFrame({ title, warning, children }: SandboxFrameProps) {
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
