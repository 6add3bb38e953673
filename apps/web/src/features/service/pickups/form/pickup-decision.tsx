import { Button } from '@mantine/core'
import type { PickupStatus } from '@thant/contracts/service/pickup-statuses'
import { type Pickup, pickupEndpoints } from '@thant/contracts/service/pickups'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { notifyDone, notifyRefused } from '#components/feedback/notify.ts'
import { useTranslation } from '#lib/i18n.ts'
import { showsInRecord } from '#lib/pending-changes.ts'
import { useOptimisticChange } from '#lib/use-optimistic-change.ts'
import { PickupStatusBadge } from '../components/pickup-status-badge.tsx'
import { statusBadges } from '../pickup-status.ts'
import classes from './pickup-facts.module.css'

type PickupDecisionProps = { pickup: Pickup; onDecided: (pickup: Pickup) => void }
type Decision = Extract<PickupStatus, 'CONFIRMED' | 'ONHOLD' | 'CANCELLED'>

const labels: Record<Decision, TranslationKey> = {
  CONFIRMED: 'Confirm',
  ONHOLD: 'Put on hold',
  CANCELLED: 'Cancel pickup',
}

const decisions: Record<PickupStatus, readonly Decision[]> = {
  REQUESTED: ['CONFIRMED', 'ONHOLD', 'CANCELLED'],
  CONFIRMED: ['ONHOLD', 'CANCELLED'],
  ONHOLD: ['CONFIRMED', 'CANCELLED'],
  CANCELLED: ['CONFIRMED'],
  COMPLETED: [],
}

const shows = [pickupEndpoints.get, pickupEndpoints.list, pickupEndpoints.calendar].map((read) =>
  showsInRecord(read, pickupEndpoints.change, ({ body }) => ({ status: body?.status })),
)

/** Shows the status of a pickup, and changes it by one click. */
export function PickupDecision({ pickup, onDecided }: PickupDecisionProps) {
  const { t } = useTranslation()
  const change = useOptimisticChange(pickupEndpoints.change, shows)
  const decide = async (status: Decision) => {
    try {
      const { data } = await change({ params: { id: pickup._id }, body: { status, __v: pickup.__v } })
      onDecided(data)
      notifyDone(t('Status of the pickup: {{status}}', { status: t(statusBadges[status].label) }))
    } catch (error) {
      notifyRefused(t('Status of the pickup: {{status}}', { status: t(statusBadges[status].label) }), error, t)
    }
  }
  return (
    <span className={classes.time}>
      <PickupStatusBadge status={pickup.status} />
      {decisions[pickup.status].map((status) => (
        <Button
          key={status}
          size="compact-sm"
          variant={status === 'CONFIRMED' ? 'filled' : 'default'}
          onClick={() => void decide(status)}
        >
          {t(labels[status])}
        </Button>
      ))}
    </span>
  )
}
