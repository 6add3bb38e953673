import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import type { HolidayDecision, HolidayPickup } from '@thant/contracts/holiday-pickups'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { DayPicker } from '#components/pickers/day-picker.tsx'
import { isDay } from '#components/pickers/parse-day.ts'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { useFormat } from '#lib/use-format.ts'
import type { Choice } from '../decisions.ts'
import { ClashText } from './clash-text.tsx'

type ChoiceDialogProps = {
  pickup: HolidayPickup
  choice: Choice
  isOpen: boolean
  onClose: () => void
  onChoose: (choice: Choice) => void
}

/** Nothing is sent: the choice waits with the others until all are accepted. */
export function ChoiceDialog({ pickup, choice, isOpen, onClose, onChoose }: ChoiceDialogProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [decision, setDecision] = useState<HolidayDecision>(choice.decision)
  const [day, setDay] = useState(choice.day)
  const isComplete = decision !== 'move' || (day !== null && isDay(day))
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('What happens to this pickup?')}>
      <Stack gap="md">
        <Text fw={600} lang={languageOf(pickup.organization.name)}>
          {pickup.organization.name}
        </Text>
        <Text fz="sm">{format.dateTime(pickup.pickUpTime)}</Text>
        <Radio.Group
          label={t('What happens')}
          value={decision}
          onChange={(value) => setDecision(value as HolidayDecision)}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="move" label={t('Move it to another day')} />
            <Radio value="keep" label={t('Keep it on this day')} />
            <Radio value="cancel" label={t('Cancel it')} />
          </Stack>
        </Radio.Group>
        {decision === 'move' && <DayPicker value={day} onChange={setDay} label={t('New day')} withAsterisk />}
        {decision === 'move' && day !== null && pickup.takenDays.includes(day) && <ClashText />}
        <Group>
          <Button disabled={!isComplete} onClick={() => onChoose({ decision, day: decision === 'move' ? day : null })}>
            {t('Choose')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
