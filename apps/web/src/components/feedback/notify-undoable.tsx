import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'

/** Confirms an action, and offers to undo it for ten seconds. */
export function notifyUndoable(message: string, undo: string, onUndo: () => void): void {
  const id = crypto.randomUUID()
  notifications.show({
    id,
    color: 'leaf',
    role: 'status',
    autoClose: 10_000,
    message: (
      <Group gap="sm" justify="space-between" wrap="nowrap">
        <span>{message}</span>
        <Button
          flex="none"
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            notifications.hide(id)
            onUndo()
          }}
        >
          {undo}
        </Button>
      </Group>
    ),
  })
}
