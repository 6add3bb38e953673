import { Button } from '@mantine/core'
import type { PickupStatus } from '@thant/contracts/service/pickup-statuses'
import { type Pickup, pickupEndpoints } from '@thant/contracts/service/pickups'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useWrite } from '#lib/use-endpoint.ts'
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

/** Shows the status of a pickup, and changes it by one click. */
export function PickupDecision({ pickup, onDecided }: PickupDecisionProps) {
  const { t } = useTranslation()
  const change = useWrite(pickupEndpoints.change)
  const decide = async (status: Decision) => {
    try {
      const { data } = await change.mutateAsync({ params: { id: pickup._id }, body: { status, __v: pickup.__v } })
      onDecided(data)
      notifyDone(t('Status of the pickup: {{status}}', { status: t(statusBadges[status].label) }))
    } catch (error) {
      notifyError(error, t)
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
          loading={change.isPending}
          onClick={() => void decide(status)}
        >
          {t(labels[status])}
        </Button>
      ))}
    </span>
  )
}
