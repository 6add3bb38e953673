import { Button, Group, Stack } from '@mantine/core'
import { IconCalendarPlus, IconTruckOff } from '@tabler/icons-react'
import { maxOutcomeAgeDays } from '@thant/contracts/service/outcomes'
import type { Pickup } from '@thant/contracts/service/pickups'
import { useState } from 'react'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { daysAfter, todayIn, wallClockOf } from '#lib/zoned-time.ts'
import { usePickupOutcomes } from '../use-pickup-outcomes.ts'
import { AnswerButton } from './answer-button.tsx'
import { NotCollectedDialog } from './not-collected-dialog.tsx'
import { OutcomeNotice } from './outcome-notice.tsx'
import { ReportNotice } from './report-notice.tsx'
import { RescheduleDialog } from './reschedule-dialog.tsx'

type StaffPickupOutcomesProps = { pickup: Pickup; onChanged: (pickup: Pickup) => void }

/** What the pickup failed for and what its customer reported, and what staff can do about it. */
export function StaffPickupOutcomes({ pickup, onChanged }: StaffPickupOutcomesProps) {
  const { t } = useTranslation()
  const can = useCan()
  const timeZone = useCompanyTimeZone()
  const [opened, setOpened] = useState<'record' | 'reschedule'>()
  const { outcomes, reports } = usePickupOutcomes(pickup._id)
  const [latest, ...before] = outcomes
  const { day } = wallClockOf(pickup.pickUpTime, timeZone)
  const today = todayIn(timeZone)
  const isInTime = day <= today && today <= daysAfter(day, maxOutcomeAgeDays)
  const isRecorded = latest !== undefined && pickup.status !== 'CONFIRMED'
  const canRecord = can('outcomes:record') && isInTime && pickup.status !== 'CANCELLED' && !isRecorded
  const hasFailed = pickup.status === 'ONHOLD' || (pickup.status === 'COMPLETED' && latest?.code === 'record-wrong')
  const canReschedule = can('pickups:schedule') && latest !== undefined && hasFailed
  const close = () => setOpened(undefined)
  return (
    <Stack gap="md">
      {latest && (
        <OutcomeNotice outcome={latest} before={before} isInPart={pickup.status === 'COMPLETED'}>
          {canReschedule && (
            <Group>
              <Button size="xs" leftSection={<IconCalendarPlus size={16} />} onClick={() => setOpened('reschedule')}>
                {t('Plan a new pickup')}
              </Button>
            </Group>
          )}
        </OutcomeNotice>
      )}
      {reports.map((report) => (
        <ReportNotice key={report._id} report={report}>
          {report.state === 'OPEN' && <AnswerButton report={report} />}
        </ReportNotice>
      ))}
      {canRecord && (
        <Group>
          <Button variant="default" leftSection={<IconTruckOff size={18} />} onClick={() => setOpened('record')}>
            {pickup.status === 'COMPLETED' ? t('Collected in part') : t('Not collected')}
          </Button>
        </Group>
      )}
      <NotCollectedDialog
        isOpen={opened === 'record'}
        pickup={pickup}
        onClose={close}
        onRecorded={(recorded) => {
          close()
          onChanged(recorded)
        }}
      />
      <RescheduleDialog isOpen={opened === 'reschedule'} pickup={pickup} onClose={close} />
    </Stack>
  )
}
