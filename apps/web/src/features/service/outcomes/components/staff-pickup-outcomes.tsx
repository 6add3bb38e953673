import { Button, Group, Stack } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import type { Pickup } from '@thant/contracts/service/pickups'
import { useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'
import { usePickupOutcomes } from '../use-pickup-outcomes.ts'
import { AnswerButton } from './answer-button.tsx'
import { OutcomeNotice } from './outcome-notice.tsx'
import { ReportNotice } from './report-notice.tsx'
import { RescheduleDialog } from './reschedule-dialog.tsx'

/** What the pickup failed for and what its customer reported, and what staff can do about it. */
export function StaffPickupOutcomes({ pickup }: { pickup: Pickup }) {
  const { t } = useTranslation()
  const can = useCan()
  const [isRescheduling, setIsRescheduling] = useState(false)
  const { outcomes, reports } = usePickupOutcomes(pickup._id)
  const [latest, ...before] = outcomes
  const hasFailed = pickup.status === 'ONHOLD' || (pickup.status === 'COMPLETED' && latest?.code === 'record-wrong')
  const canReschedule = can('pickups:schedule') && latest !== undefined && hasFailed
  if (latest === undefined && reports.length === 0) return null
  return (
    <Stack gap="md">
      {latest && (
        <OutcomeNotice outcome={latest} before={before} isInPart={pickup.status === 'COMPLETED'}>
          {canReschedule && (
            <Group>
              <Button size="xs" leftSection={<IconCalendarPlus size={16} />} onClick={() => setIsRescheduling(true)}>
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
      <RescheduleDialog isOpen={isRescheduling} pickup={pickup} onClose={() => setIsRescheduling(false)} />
    </Stack>
  )
}
