import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './state.module.css'

export function EmptyState(props: { drawing?: ReactNode; title: string; hint?: string; action?: ReactNode }) {
  return (
    <div className={classes.state}>
      {props.drawing}
      <p className={classes.title}>{props.title}</p>
      {props.hint !== undefined && (
        <Text c="dimmed" maw={420}>
          {props.hint}
        </Text>
      )}
      {props.action !== undefined && <div className={classes.action}>{props.action}</div>}
    </div>
  )
}
