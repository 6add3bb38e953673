import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'
import { CalendarAddresses } from './calendar-addresses.tsx'

export function CalendarAddress({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  if (!can('calendar:share')) return null
  return (
    <>
      <Button variant="default" leftSection={<IconCalendarPlus size={18} />} onClick={() => setIsOpen(true)}>
        {t('Subscribe')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t('Subscribe to the calendar')}>
        <CalendarAddresses organizationId={organizationId} />
      </Dialog>
    </>
  )
}
