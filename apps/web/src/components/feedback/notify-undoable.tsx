import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'

/** News about what was done, with the way back beside it for ten seconds. */
export function notifyUndoable(message: string, undo: string, onUndo: () => void): void {
  const id = crypto.randomUUID()
  notifications.show({
    id,
    color: 'leaf',
    role: 'status',
    autoClose: 10_000,
    message: (
      <Group gap="sm" justify="space-between" wrap="nowrap">
        {message}
        <Button
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
