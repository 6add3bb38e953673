import { Alert, Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type HintProps = { icon: ReactNode; text: string; action: { label: string; to: string } }

/** Says in one sentence what waits for somebody, and leads there. */
export function Hint({ icon, text, action }: HintProps) {
  return (
    <Alert color="amber" icon={icon} role="status" data-screen-only>
      <Group justify="space-between" gap="sm">
        <Text fz="sm">{text}</Text>
        <Button component={Link} to={action.to} variant="default" size="xs">
          {action.label}
        </Button>
      </Group>
    </Alert>
  )
}
