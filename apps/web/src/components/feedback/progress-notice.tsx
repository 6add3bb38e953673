import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'

type ProgressOptions = {
  title: string
  /** Formats the progress; `amount` has the unit of the caller. */
  text: (amount: number) => string
  cancel: { label: string; onCancel: () => void }
}

/** Updates frequently enough to show progress, and rarely enough for screen readers to announce each one. */
const stepMs = 1_000

/** Shows the progress of a cancellable task in a notification, which finally reports the result. */
export function openProgress({ title, text, cancel }: ProgressOptions) {
  let shownAt = Date.now()
  const message = (amount: number) => <Progress text={text(amount)} {...cancel} />
  const id = notifications.show({
    title,
    message: message(0),
    loading: true,
    autoClose: false,
    allowClose: false,
    role: 'group',
    'aria-label': title,
  })
  const end = (ending: { message: string; color: string; role: string; autoClose: number | false }) =>
    notifications.update({
      id,
      title: undefined,
      loading: false,
      allowClose: true,
      'aria-label': undefined,
      ...ending,
    })
  return {
    show: (amount: number) => {
      if (Date.now() - shownAt < stepMs) return
      shownAt = Date.now()
      notifications.update({ id, message: message(amount) })
    },
    done: (ending: string) => end({ message: ending, color: 'leaf', role: 'status', autoClose: 5_000 }),
    stopped: (ending: string) => end({ message: ending, color: 'amber', role: 'status', autoClose: 5_000 }),
    failed: (ending: string) => end({ message: ending, color: 'brick', role: 'alert', autoClose: false }),
  }
}

function Progress({ text, label, onCancel }: { text: string; label: string; onCancel: () => void }) {
  return (
    <Group justify="space-between" gap="sm">
      <span aria-live="polite">{text}</span>
      <Button variant="subtle" size="compact-sm" onClick={onCancel}>
        {label}
      </Button>
    </Group>
  )
}
