import { Button, Group, Stack, Text } from '@mantine/core'
import { IconMessageReport } from '@tabler/icons-react'
import { type MissedReportKind, missedReportEndpoints } from '@thant/contracts/service/missed-reports'
import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { useState } from 'react'
import { Link } from 'react-router'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { requestFormHref } from '#lib/links/request-href.ts'
import { usePickupOutcomes } from '../use-pickup-outcomes.ts'
import { OutcomeNotice } from './outcome-notice.tsx'
import { ReportMissedDialog } from './report-missed-dialog.tsx'
import { ReportNotice } from './report-notice.tsx'

type CustomerPickupOutcomesProps = { pickup: OrganizationPickup }

/** Tells a customer why a pickup was not collected, and takes what the customer says of it. */
export function CustomerPickupOutcomes({ pickup }: CustomerPickupOutcomesProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  // The dialog keeps its kind while it closes, although nothing more may be reported then.
  const [kind, setKind] = useState<MissedReportKind>('missed')
  const { outcomes, reports } = usePickupOutcomes(pickup._id)
  const reportable = useEndpoint(missedReportEndpoints.reportable, { params: { id: pickup._id } }).data?.data.kind
  const [latest, ...before] = outcomes
  const open = (requested: MissedReportKind) => {
    setKind(requested)
    setIsOpen(true)
  }
  const dispute = reportable === 'dispute' && (
    <Button variant="default" size="xs" onClick={() => open('dispute')}>
      {t('This is not right')}
    </Button>
  )
  return (
    <Stack gap="sm" mt="sm">
      {latest && (
        <OutcomeNotice outcome={latest} before={before} isInPart={pickup.status === 'COMPLETED'}>
          <Group gap="xs">
            {pickup.status === 'ONHOLD' && !pickup.marks?.includes('move-requested') && (
              <Button component={Link} to={requestFormHref('move', pickup._id)} variant="default" size="xs">
                {t('Ask for another time')}
              </Button>
            )}
            {dispute}
          </Group>
        </OutcomeNotice>
      )}
      {reports.map((report) => (
        <ReportNotice key={report._id} report={report} />
      ))}
      {latest === undefined && dispute && (
        <Group gap="xs">
          <Text fz="sm" c="dimmed">
            {t('Was this pickup missed or recorded wrongly?')}
          </Text>
          {dispute}
        </Group>
      )}
      {reportable === 'missed' && (
        <Group>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconMessageReport size={16} />}
            onClick={() => open('missed')}
          >
            {t('Report a missed pickup')}
          </Button>
        </Group>
      )}
      <ReportMissedDialog isOpen={isOpen} pickups={[pickup]} kind={kind} onClose={() => setIsOpen(false)} />
    </Stack>
  )
}
