import { Card, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './record-head.module.css'

type RecordHeadProps = {
  /** The accessible name, which says what kind of record this is. */
  label: string
  status: ReactNode
  figure: ReactNode
  when: ReactNode
  /** The actions of the record. */
  children: ReactNode
}

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
