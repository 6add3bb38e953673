import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { companyDayEndpoints, type FoundDay } from '@thant/contracts/company/company-days'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

type FoundDaysDialogProps = { days: readonly FoundDay[]; isOpen: boolean; onClose: () => void }

/** Days with an entry are listed too, but keep it. */
export function FoundDaysDialog({ days, isOpen, onClose }: FoundDaysDialogProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const write = useWrite(companyDayEndpoints.add)
  const [chosen, setChosen] = useState(() => days.filter(({ isKnown }) => !isKnown).map(({ day }) => day))
  const save = () =>
    write.mutate(
      { body: { days: days.filter(({ day }) => chosen.includes(day)) } },
      {
        onSuccess: ({ data }) => {
          notifyDone(t('Days added: {{number}}', { number: format.number(data.length) }))
          onClose()
        },
        onError: (error) => notifyError(error, t),
      },
    )
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('Days that were found')} size="lg">
      <Stack gap="md">
        <Text c="dimmed" fz="sm">
          {t('Nothing is saved yet. Choose the days on which the company is closed.')}
        </Text>
        <Checkbox.Group value={chosen} onChange={setChosen} label={t('Closed days')}>
          <Stack gap="xs" mt="xs">
            {days.map(({ day, name, isKnown }) => (
              <Checkbox
                key={day}
                value={day}
                disabled={isKnown}
                label={t('{{day}}: {{name}}', { day: format.date(day), name })}
                description={isKnown ? t('This day is already listed.') : undefined}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group>
          <Button disabled={chosen.length === 0} loading={write.isPending} onClick={save}>
            {t('Add days: {{number}}', { number: format.number(chosen.length) })}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
