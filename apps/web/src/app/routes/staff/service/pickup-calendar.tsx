import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Page } from '#components/layout/page/page.tsx'
import { AddScheduleDialog } from '#features/service/pickups/staff-calendar/add-schedule-dialog.tsx'
import { StaffCalendar } from '#features/service/pickups/staff-calendar/staff-calendar.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useIsNarrow } from '#lib/use-is-narrow.ts'
import { useCan } from '#lib/visitor/access.ts'

export default function PickupCalendar() {
  const { t } = useTranslation()
  const can = useCan()
  const isPhone = useIsNarrow(48)
  const [adding, setAdding] = useState({ pickUpTime: '', isOpen: false })
  const add = can('pickups:schedule') ? (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding({ pickUpTime: '', isOpen: true })}>
      {t('New pickup')}
    </Button>
  ) : undefined
  return (
    <Page
      title={t('Pickup calendar')}
      subtitle={
        <span data-screen-only>
          {isPhone
            ? t('Open a pickup to change its time.')
            : t('Open a pickup to change its time, or drag it to another.')}
        </span>
      }
      action={add}
    >
      <StaffCalendar onAdd={(pickUpTime) => setAdding({ pickUpTime, isOpen: true })} />
      <AddScheduleDialog {...adding} onClose={() => setAdding({ ...adding, isOpen: false })} />
    </Page>
  )
}
