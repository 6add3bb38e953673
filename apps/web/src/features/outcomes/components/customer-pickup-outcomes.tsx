import { Button, Group, Stack } from '@mantine/core'
import { IconMessageReport } from '@tabler/icons-react'
import type { MissedReportKind } from '@thant/contracts/missed-reports'
import type { OrganizationPickup } from '@thant/contracts/pickups'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { requestFormHref } from '#lib/request-href.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { todayIn, wallClockOf } from '#lib/zoned-time.ts'
import { usePickupOutcomes } from '../use-pickup-outcomes.ts'
import { OutcomeNotice } from './outcome-notice.tsx'
import { ReportMissedDialog } from './report-missed-dialog.tsx'
import { ReportNotice } from './report-notice.tsx'

type CustomerPickupOutcomesProps = { pickup: Pick<OrganizationPickup, '_id' | 'pickUpTime' | 'status'> }

/** Tells a customer why a pickup was not collected, and takes what the customer says of it. */
export function CustomerPickupOutcomes({ pickup }: CustomerPickupOutcomesProps) {
  const { t } = useTranslation()
  const timeZone = useCompanyTimeZone()
  const [isOpen, setIsOpen] = useState(false)
  const { isLoaded, outcomes, reports } = usePickupOutcomes(pickup._id)
  const [latest] = outcomes
  const hasDayCome = wallClockOf(pickup.pickUpTime, timeZone).day <= todayIn(timeZone)
  const isDone = pickup.status === 'COMPLETED' || pickup.status === 'CANCELLED'
  const hasOpenReport = reports.some(({ state }) => state === 'OPEN')
  const canReport = isLoaded && hasDayCome && !isDone && latest === undefined && !hasOpenReport
  const kind: MissedReportKind = latest === undefined ? 'missed' : 'dispute'
  return (
    <Stack gap="sm" mt="sm">
      {latest && (
        <OutcomeNotice outcome={latest} isInPart={pickup.status === 'COMPLETED'}>
          <Group gap="xs">
            {pickup.status === 'ONHOLD' && (
              <Button component={Link} to={requestFormHref('extra')} variant="default" size="xs">
                {t('Ask for another time')}
              </Button>
            )}
            {latest.canDispute && !hasOpenReport && (
              <Button variant="default" size="xs" onClick={() => setIsOpen(true)}>
                {t('This is not right')}
              </Button>
            )}
          </Group>
        </OutcomeNotice>
      )}
      {reports.map((report) => (
        <ReportNotice key={report._id} report={report} />
      ))}
      {canReport && (
        <Group>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconMessageReport size={16} />}
            onClick={() => setIsOpen(true)}
          >
            {t('Report a missed pickup')}
          </Button>
        </Group>
      )}
      <ReportMissedDialog isOpen={isOpen} pickupId={pickup._id} kind={kind} onClose={() => setIsOpen(false)} />
    </Stack>
  )
}
