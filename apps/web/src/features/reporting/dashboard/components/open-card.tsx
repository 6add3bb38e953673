import { Button } from '@mantine/core'
import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { useState } from 'react'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { MatterList } from '#components/layout/page/matter-list.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { ReportMissedDialog } from '#features/service/outcomes/components/report-missed-dialog.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useOpenMatters } from '../use-open-matters.ts'
import { OpenPickup, OpenRequest } from './open-row.tsx'

const firstShown = 5

/** Says what is open for a customer and what comes next, and leads there. */
export function OpenCard({ organizationId, site }: { organizationId: string; site: string | undefined }) {
  const { t } = useTranslation()
  const { matters, reportable, failed } = useOpenMatters(organizationId, site)
  const [areAllShown, setAreAllShown] = useState(false)
  const [isReporting, setIsReporting] = useState(false)
  // The dialog keeps them while it closes, although one of them was reported by then.
  const [reported, setReported] = useState<readonly OrganizationPickup[]>([])
  const report = () => {
    setReported(reportable)
    setIsReporting(true)
  }
  if (failed) return <FailedCard error={failed.error} onRetry={() => void failed.refetch()} />
  const shown = areAllShown ? matters : matters.slice(0, firstShown)
  return (
    <>
      {shown.length > 0 && (
        <SectionCard title={t('What is open')}>
          <MatterList>
            {shown.map((matter) =>
              'request' in matter ? (
                <OpenRequest key={matter.request._id} request={matter.request} />
              ) : (
                <OpenPickup key={matter.pickup._id} kind={matter.kind} pickup={matter.pickup} onReport={report} />
              ),
            )}
          </MatterList>
          {shown.length < matters.length && (
            <Button variant="default" style={{ justifySelf: 'start' }} onClick={() => setAreAllShown(true)}>
              {t('Show more')}
            </Button>
          )}
        </SectionCard>
      )}
      <ReportMissedDialog isOpen={isReporting} pickups={reported} kind="missed" onClose={() => setIsReporting(false)} />
    </>
  )
}
