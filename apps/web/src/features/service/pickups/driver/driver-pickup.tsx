import { Accordion, Alert, Card, Text } from '@mantine/core'
import type { Pickup } from '@thant/contracts/service/pickups'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { todayIn, wallClockOf } from '#lib/zoned-time.ts'
import { PickupItems } from '../components/pickup-items.tsx'
import { PickupStatusBadge } from '../components/pickup-status-badge.tsx'
import { CompletePickupForm } from './complete-pickup-form.tsx'
import classes from './driver-day.module.css'
import { DriverPlace } from './driver-place.tsx'

/** Shows a driver's stop with its items, which are editable until the pickup is completed. */
export function DriverPickup({ pickup }: { pickup: Pickup }) {
  const { t } = useTranslation()
  const format = useFormat()
  const timeZone = useCompanyTimeZone()
  const isToday = wallClockOf(pickup.pickUpTime, timeZone).day === todayIn(timeZone)
  const canComplete = pickup.status === 'CONFIRMED' && isToday
  return (
    <>
      <Accordion
        variant="separated"
        order={2}
        defaultValue={canComplete ? null : 'place'}
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
      {canComplete ? (
        <CompletePickupForm pickup={pickup} />
      ) : (
        <>
          {pickup.status !== 'COMPLETED' && (
            <Alert color="sky">{t('Only a confirmed pickup of today can be completed.')}</Alert>
          )}
          <Card>
            <PickupItems pickup={pickup} />
            {pickup.remark !== '' && (
              <Text mt="sm" lang={languageOf(pickup.remark)}>
                {pickup.remark}
              </Text>
            )}
          </Card>
        </>
      )}
    </>
  )
}
