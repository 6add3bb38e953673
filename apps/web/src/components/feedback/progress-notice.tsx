import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'

type ProgressOptions = {
  title: string
  /** What is said of how far it is. */
  text: (amount: number) => string
  cancel: { label: string; onCancel: () => void }
}

/** Often enough to see that it goes on, seldom enough to be read aloud. */
const stepMs = 1_000

/** News of something that takes a while and can be cancelled; in the end the same place says how it went. */
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
