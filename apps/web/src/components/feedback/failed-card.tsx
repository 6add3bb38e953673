import { Card } from '@mantine/core'
import { FailedState, type FailedStateProps } from './failed-state.tsx'

/** A failed state in place of content that has no card around it. */
export function FailedCard(props: FailedStateProps) {
  return (
    <Card>
      <FailedState {...props} />
    </Card>
  )
}
