import { Button, Stack } from '@mantine/core'
import { IconTruckOff } from '@tabler/icons-react'
import type { Pickup } from '@thant/contracts/service/pickups'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { todayIn, wallClockOf } from '#lib/zoned-time.ts'
import { usePickupOutcomes } from '../use-pickup-outcomes.ts'
import { NotCollectedDialog } from './not-collected-dialog.tsx'
import { OutcomeNotice } from './outcome-notice.tsx'

/** Lets a driver record that a stop of today was not collected, and shows what was recorded. */
export function DriverPickupOutcomes({ pickup }: { pickup: Pickup }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const timeZone = useCompanyTimeZone()
  const [isOpen, setIsOpen] = useState(false)
  const { outcomes } = usePickupOutcomes(pickup._id)
  const [latest] = outcomes
  const isToday = wallClockOf(pickup.pickUpTime, timeZone).day === todayIn(timeZone)
  return (
    <Stack gap="md" mt="md">
      {latest && <OutcomeNotice outcome={latest} isInPart={pickup.status === 'COMPLETED'} />}
      {pickup.status === 'CONFIRMED' && isToday && (
        <Button
          variant="default"
          size="md"
          fullWidth
          leftSection={<IconTruckOff size={18} />}
          onClick={() => setIsOpen(true)}
        >
          {t('Not collected')}
        </Button>
      )}
      <NotCollectedDialog
        isOpen={isOpen}
        pickup={pickup}
        onClose={() => setIsOpen(false)}
        onRecorded={() => navigate(paths.home)}
      />
    </Stack>
  )
}
