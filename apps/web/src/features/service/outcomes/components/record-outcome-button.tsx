import { Button } from '@mantine/core'
import { IconTruckOff } from '@tabler/icons-react'
import { maxOutcomeAgeDays } from '@thant/contracts/service/outcomes'
import type { Pickup } from '@thant/contracts/service/pickups'
import { useState } from 'react'
import { daysAfter, todayIn, wallClockOf } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { usePickupOutcomes } from '../use-pickup-outcomes.ts'
import { NotCollectedDialog } from './not-collected-dialog.tsx'

type RecordOutcomeButtonProps = { pickup: Pickup; onChanged: (pickup: Pickup) => void }

/** Records that a pickup failed, or that only a part was collected, while its day is not too long ago. */
export function RecordOutcomeButton({ pickup, onChanged }: RecordOutcomeButtonProps) {
  const { t } = useTranslation()
  const can = useCan()
  const timeZone = useCompanyTimeZone()
  const [isOpen, setIsOpen] = useState(false)
  const { outcomes } = usePickupOutcomes(pickup._id)
  const { day } = wallClockOf(pickup.pickUpTime, timeZone)
  const today = todayIn(timeZone)
  const isInTime = day <= today && today <= daysAfter(day, maxOutcomeAgeDays)
  const isRecorded = outcomes.length > 0 && pickup.status !== 'CONFIRMED'
  const canRecord = can('outcomes:record') && isInTime && pickup.status !== 'CANCELLED' && !isRecorded
  const close = () => setIsOpen(false)
  return (
    <>
      {canRecord && (
        <Button variant="default" leftSection={<IconTruckOff size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
          {pickup.status === 'COMPLETED' ? t('Collected in part') : t('Not collected')}
        </Button>
      )}
      <NotCollectedDialog
        isOpen={isOpen}
        pickup={pickup}
        onClose={close}
        onRecorded={(recorded) => {
          close()
          onChanged(recorded)
        }}
      />
    </>
  )
}
