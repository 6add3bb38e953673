import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconInfoCircle, IconPencil } from '@tabler/icons-react'
import type { HolidayPickup } from '@thant/contracts/service/holiday-pickups'
import { useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import type { Choice } from '../decisions.ts'
import { ChoiceDialog } from './choice-dialog.tsx'

type ChangeTogetherProps = {
  title: string
  text: string
  pickups: readonly HolidayPickup[]
  /** What the dialog shows at first. */
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** Tells of several pickups that staff may want to treat alike. */
export function ChangeTogether({ title, text, pickups, choice, onChoose }: ChangeTogetherProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Alert color="amber" icon={<IconInfoCircle />} title={title}>
      <Stack gap="xs" align="flex-start">
        <Text fz="sm">{text}</Text>
        <Button variant="default" size="xs" leftSection={<IconPencil size={14} />} onClick={() => setOpen(true)}>
          {t('Change them all')}
        </Button>
      </Stack>
      <ChoiceDialog
        pickups={pickups}
        choice={choice}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChoose={(chosen) => {
          onChoose(chosen)
          setOpen(false)
        }}
      />
    </Alert>
  )
}
