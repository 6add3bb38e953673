import { Card, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './record-head.module.css'

type RecordHeadProps = {
  status: ReactNode
  figure: ReactNode
  when: ReactNode
  /** The actions of the record. */
  children: ReactNode
}

export function RecordHead({ status, figure, when, children }: RecordHeadProps) {
  return (
    <Card className={classes.head}>
      <div className={classes.figures}>
        {status}
        {figure}
        <div className={classes.when}>{when}</div>
      </div>
      <Group gap="xs">{children}</Group>
    </Card>
  )
}
