import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { companyDayEndpoints, type FoundDay, maxHolidayFileCharacters } from '@thant/contracts/company-days'
import { useRef, useState } from 'react'
import { notifyError, notifyFailed } from '#components/feedback/notify.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useWrite } from '#lib/use-endpoint.ts'
import { FoundDaysDialog } from './found-days-dialog.tsx'

/** Lets staff choose a calendar file and shows what it holds before anything is saved. */
export function ImportDays() {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const read = useWrite(companyDayEndpoints.read)
  const [found, setFound] = useState<{ days: FoundDay[]; isOpen: boolean }>()
  const show = async (file: File) => {
    if (file.size > maxHolidayFileCharacters) {
      notifyFailed(t('This file is too large for a calendar of holidays.'))
      return
    }
    read.mutate(
      { body: { calendar: await file.text() } },
      {
        onSuccess: ({ data }) => {
          if (data.length === 0) notifyFailed(t('This calendar has no days of this year or the two to come.'))
          else setFound({ days: data, isOpen: true })
        },
        onError: (error) => notifyError(error, t),
      },
    )
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={16} />}
        loading={read.isPending}
        onClick={() => input.current?.click()}
      >
        {t('Read a calendar file')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".ics,text/calendar"
        hidden
        aria-label={t('Calendar file')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file may be chosen again after it was corrected.
          currentTarget.value = ''
          if (file) void show(file)
        }}
      />
      {found && (
        <FoundDaysDialog
          key={found.days.map(({ day }) => day).join(' ')}
          days={found.days}
          isOpen={found.isOpen}
          onClose={() => setFound({ ...found, isOpen: false })}
        />
      )}
    </>
  )
}
