import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { undoMs } from '@thant/contracts/durations'
import type { ReactNode } from 'react'

/** Confirms an action, and offers one more for ten seconds, such as undoing it. */
export function notifyWithAction(message: ReactNode, action: string, onAction: () => void): void {
  const id = crypto.randomUUID()
  notifications.show({
    id,
    color: 'leaf',
    role: 'status',
    autoClose: undoMs,
    message: (
      <Group gap="sm" justify="space-between" wrap="nowrap">
        <span>{message}</span>
        <Button
          flex="none"
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            notifications.hide(id)
            onAction()
          }}
        >
          {action}
        </Button>
      </Group>
    ),
  })
}
