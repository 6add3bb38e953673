import { Button, Group, Stack, Textarea } from '@mantine/core'
import { maxHolidayFileCharacters } from '@thant/contracts/company/company-days'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { useTranslation } from '#lib/i18n.ts'

type PasteDaysDialogProps = { isOpen: boolean; isReading: boolean; onRead: (list: string) => void; onClose: () => void }

/** Keeps what was pasted until it could be read. */
export function PasteDaysDialog({ isOpen, isReading, onRead, onClose }: PasteDaysDialogProps) {
  const { t } = useTranslation()
  const [list, setList] = useState('')
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('Paste a list')}>
      <Stack gap="md">
        <Textarea
          label={t('Days and names')}
          description={t('A day and a name in each line, such as 2027-04-13, Thingyan.')}
          value={list}
          onChange={({ currentTarget }) => setList(currentTarget.value)}
          maxLength={maxHolidayFileCharacters}
          autosize
          minRows={6}
          maxRows={14}
          data-autofocus
        />
        <Group>
          <Button disabled={list.trim() === ''} loading={isReading} onClick={() => onRead(list)}>
            {t('Show the days')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
