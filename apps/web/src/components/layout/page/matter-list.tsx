import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useReturnState } from '#lib/links/return-path.ts'
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

/** Leads to where a matter is dealt with; what has to be decided is filled. */
export function MatterLink({ to, isMain = false, children }: { to: string; isMain?: boolean; children: string }) {
  const fromHere = useReturnState()
  return (
    <Button component={Link} to={to} state={fromHere} size="xs" variant={isMain ? 'filled' : 'default'}>
      {children}
    </Button>
  )
}
