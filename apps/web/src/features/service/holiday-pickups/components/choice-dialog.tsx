import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import type { HolidayDecision, HolidayPickup } from '@thant/contracts/service/holiday-pickups'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { DayPicker } from '#components/pickers/day-picker.tsx'
import { isDay } from '#components/pickers/parse-day.ts'
import { useWorkingCalendar } from '#features/company/company-days/use-working-calendar.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import type { Choice } from '../decisions.ts'
import { ClashText } from './clash-text.tsx'

type ChoiceDialogProps = {
  pickups: readonly HolidayPickup[]
  choice: Choice
  isOpen: boolean
  onClose: () => void
  onChoose: (choice: Choice) => void
}

/** Nothing is sent: the choice waits with the others until all are accepted. */
export function ChoiceDialog({ pickups, choice, isOpen, onClose, onChoose }: ChoiceDialogProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { noteOf } = useWorkingCalendar()
  const [decision, setDecision] = useState<HolidayDecision>(choice.decision)
  const [day, setDay] = useState(choice.day)
  const isComplete = decision !== 'move' || (day !== null && isDay(day))
  const isTaken = decision === 'move' && day !== null && pickups.some(({ takenDays }) => takenDays.includes(day))
  const [only, ...others] = pickups
  const title = others.length > 0 ? t('Move, keep or cancel these pickups?') : t('Move, keep or cancel this pickup?')
  const choose = () => onChoose({ decision, day: decision === 'move' ? day : null, ...(isTaken && { isSure: true }) })
  return (
    <Dialog opened={isOpen} onClose={onClose} title={title}>
      <Stack gap="md">
        {others.length > 0 && (
          <Text fw={600}>{t('Pickups: {{number}}', { number: format.number(pickups.length) })}</Text>
        )}
        {only !== undefined && others.length === 0 && (
          <>
            <Text fw={600} lang={languageOf(only.organization.name)}>
              {only.organization.name}
            </Text>
            <Text fz="sm">{format.dateTime(only.pickUpTime)}</Text>
          </>
        )}
        <Radio.Group label={t('Decision')} value={decision} onChange={(value) => setDecision(value as HolidayDecision)}>
          <Stack gap="xs" mt="xs">
            <Radio value="move" label={t('Move it to another day')} />
            <Radio value="keep" label={t('Keep it on this day')} />
            <Radio value="cancel" label={t('Cancel it')} />
          </Stack>
        </Radio.Group>
        {decision === 'move' && (
          <DayPicker value={day} onChange={setDay} label={t('New day')} noteOf={noteOf} withAsterisk />
        )}
        {isTaken && <ClashText />}
        <Group>
          <Button disabled={!isComplete} onClick={choose}>
            {t('Set decision')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
