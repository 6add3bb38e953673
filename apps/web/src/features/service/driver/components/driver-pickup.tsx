import { Accordion, Alert, Card, Skeleton, Text } from '@mantine/core'
import type { Pickup } from '@thant/contracts/service/pickups'
import { PickupItems } from '#features/service/pickups/components/pickup-items.tsx'
import { PickupStatusBadge } from '#features/service/pickups/components/pickup-status-badge.tsx'
import { wallClockOf } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { useMe } from '#lib/visitor/session.ts'
import { dayNow } from '../days-at-hand.ts'
import { useDraft } from '../drafts.ts'
import { useRecordedVisits } from '../outbox.ts'
import { openingVisit, type VisitValues } from '../visit-values.ts'
import classes from './driver-day.module.css'
import { DriverPlace } from './driver-place.tsx'
import { NotCollectedButton } from './not-collected-button.tsx'
import { RecordedVisit } from './recorded-visit.tsx'
import { VisitForm } from './visit-form.tsx'

/** Shows a driver's stop: the form of its visit until that is recorded, and then what was recorded. */
export function DriverPickup({ pickup }: { pickup: Pickup }) {
  const { t } = useTranslation()
  const format = useFormat()
  const timeZone = useCompanyTimeZone()
  const visit = useRecordedVisits().find(({ pickupId }) => pickupId === pickup._id)
  const isToday = wallClockOf(pickup.pickUpTime, timeZone).day === dayNow(timeZone)
  const canRecord = pickup.status === 'CONFIRMED' && isToday && visit === undefined
  return (
    <>
      <Accordion
        variant="separated"
        order={2}
        defaultValue={canRecord ? null : 'place'}
        classNames={{ item: classes.item, control: classes.control, label: classes.label }}
      >
        <Accordion.Item value="place">
          <Accordion.Control>
            {t('Address and phone numbers')}
            <span className={classes.state}>
              <PickupStatusBadge status={pickup.status} />
              <time dateTime={pickup.pickUpTime}>{format.dateTime(pickup.pickUpTime)}</time>
              {pickup.wayType !== null && <span>{t(pickup.wayType)}</span>}
              {pickup.vehicle.plate_number !== '' && <span>{pickup.vehicle.plate_number}</span>}
            </span>
          </Accordion.Control>
          <Accordion.Panel>
            <DriverPlace pickupId={pickup._id} />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
      {pickup.remark !== '' && (
        <Card>
          <Text lang={languageOf(pickup.remark)}>{pickup.remark}</Text>
        </Card>
      )}
      {visit && <RecordedVisit visit={visit} />}
      {canRecord && <VisitOf pickup={pickup} />}
      {!canRecord && visit === undefined && pickup.status !== 'COMPLETED' && (
        <Alert color="sky">{t('Only a confirmed pickup of today can be completed.')}</Alert>
      )}
      {!canRecord && (
        <Card>
          <PickupItems pickup={pickup} />
        </Card>
      )}
    </>
  )
}

/** Goes on with what was typed before the page was left. */
function VisitOf({ pickup }: { pickup: Pickup }) {
  const userId = useMe()?._id ?? ''
  const draft = useDraft<VisitValues>({ userId, pickupId: pickup._id })
  if (draft === undefined) return <Skeleton height={480} radius="md" />
  const initialValues = draft.values ?? openingVisit(pickup)
  return (
    <>
      <VisitForm pickup={pickup} initialValues={initialValues} />
      <NotCollectedButton pickup={pickup} initialValues={initialValues} />
    </>
  )
}
