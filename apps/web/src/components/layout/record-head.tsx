import { Card, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './record-head.module.css'

type RecordHeadProps = {
  /** What the record is, for those who hear the screen. */
  label: string
  status: ReactNode
  figure: ReactNode
  when: ReactNode
  /** What can be done with it. */
  children: ReactNode
}

/** What matters first of a record: how far it is, its amount and its time, with the actions below. */
export function RecordHead({ label, status, figure, when, children }: RecordHeadProps) {
  return (
    <Card className={classes.head} component="section" aria-label={label}>
      <div className={classes.figures}>
        {status}
        {figure}
        <div className={classes.when}>{when}</div>
      </div>
      <Group gap="xs">{children}</Group>
    </Card>
  )
}
