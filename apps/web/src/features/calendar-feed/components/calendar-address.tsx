import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { CalendarAddressPanel } from './calendar-address-panel.tsx'

export function CalendarAddress({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  // Users who are limited to sites may not share the organization's whole calendar.
  if (!can('calendar:share') || !can('organizations:change')) return null
  return (
    <>
      <Button variant="default" leftSection={<IconCalendarPlus size={18} />} onClick={() => setIsOpen(true)}>
        {t('Subscribe')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t('Subscribe to the calendar')}>
        <CalendarAddressPanel organizationId={organizationId} />
      </Dialog>
    </>
  )
}
