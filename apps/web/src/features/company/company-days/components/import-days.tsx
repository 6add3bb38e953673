import { Button, Group } from '@mantine/core'
import { IconClipboardText, IconFileImport } from '@tabler/icons-react'
import { companyDayEndpoints, type FoundDay, maxHolidayFileCharacters } from '@thant/contracts/company/company-days'
import { useRef, useState } from 'react'
import { notifyError, notifyFailed } from '#components/feedback/notify.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { FoundDaysDialog } from './found-days-dialog.tsx'
import { PasteDaysDialog } from './paste-days-dialog.tsx'

/** Lets staff choose a calendar file or paste a list of days, and shows what it holds before anything is saved. */
export function ImportDays() {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const read = useWrite(companyDayEndpoints.read)
  const [isPasting, setPasting] = useState(false)
  const [found, setFound] = useState<{ days: FoundDay[]; isOpen: boolean }>()
  const show = (calendar: string) =>
    read.mutate(
      { body: { calendar } },
      {
        onSuccess: ({ data }) => {
          if (data.length === 0) return notifyFailed(t('No day of this year or the two to come was found.'))
          setPasting(false)
          setFound({ days: data, isOpen: true })
        },
        onError: (error) => notifyError(error, t),
      },
    )
  const showFile = async (file: File) => {
    if (file.size > maxHolidayFileCharacters) notifyFailed(t('This file is too large for a calendar of holidays.'))
    else show(await file.text())
  }
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconClipboardText size={16} />}
        disabled={read.isPending}
        onClick={() => setPasting(true)}
      >
        {t('Paste a list')}
      </Button>
      <Button
        variant="default"
        title={t('Calendar (.ics), or a list with a day and a name in each line')}
        leftSection={<IconFileImport size={16} />}
        loading={read.isPending}
        onClick={() => input.current?.click()}
      >
        {t('Read a calendar or a list')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".ics,.csv,.txt,text/calendar,text/csv,text/plain"
        hidden
        aria-label={t('Calendar (.ics), or a list with a day and a name in each line')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file may be chosen again after it was corrected.
          currentTarget.value = ''
          if (file) void showFile(file)
        }}
      />
      <PasteDaysDialog isOpen={isPasting} isReading={read.isPending} onRead={show} onClose={() => setPasting(false)} />
      {found && (
        <FoundDaysDialog
          key={found.days.map(({ day }) => day).join(' ')}
          days={found.days}
          isOpen={found.isOpen}
          onClose={() => setFound({ ...found, isOpen: false })}
        />
      )}
    </Group>
  )
}
