import type { ReactNode } from 'react'
import classes from './matter-list.module.css'

/** What waits for somebody, one row each. */
export function MatterList({ children }: { children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>
}

type MatterRowProps = { title: ReactNode; badge?: ReactNode; hint: string; children: ReactNode }

/** Says in two lines what waits, with what may be done about it. */
export function MatterRow({ title, badge, hint, children }: MatterRowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <span className={classes.title}>
          {title} {badge}
        </span>
        <p>{hint}</p>
      </div>
      {children}
    </li>
  )
}
