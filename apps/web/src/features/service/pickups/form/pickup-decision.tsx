import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type PickupStatus, pickupStatuses } from '@thant/contracts/service/pickup-statuses'
import { type Pickup, pickupEndpoints } from '@thant/contracts/service/pickups'
import type { TranslationKey } from '@thant/i18n/translation-key'
import type { ReactNode } from 'react'
import { notifyDone, notifyRefused } from '#components/feedback/notify.ts'
import { showsInRecord } from '#lib/calls/pending-changes.ts'
import { todayIn, wallClockOf } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { useOptimisticChange } from '#lib/use-optimistic-change.ts'
import { statusBadges } from '../pickup-status.ts'

type PickupDecisionProps = {
  pickup: Pickup
  onDecided: (pickup: Pickup) => void
  /** Completes the pickup with what is typed, because its items are saved with it. */
  onComplete: () => void
  /** What else can be done, before the menu. */
  children: ReactNode
}
type Decision = Exclude<PickupStatus, 'REQUESTED'>

const labels: Record<Decision, TranslationKey> = {
  CONFIRMED: 'Confirm',
  COMPLETED: 'Complete pickup',
  ONHOLD: 'Put on hold',
  CANCELLED: 'Cancel pickup',
}

/** The steps that are usual next. */
const decisions: Record<PickupStatus, readonly Decision[]> = {
  REQUESTED: ['CONFIRMED', 'COMPLETED', 'ONHOLD', 'CANCELLED'],
  CONFIRMED: ['COMPLETED', 'ONHOLD', 'CANCELLED'],
  ONHOLD: ['CONFIRMED', 'COMPLETED', 'CANCELLED'],
  CANCELLED: ['CONFIRMED'],
  COMPLETED: [],
}

const shows = [pickupEndpoints.get, pickupEndpoints.list, pickupEndpoints.calendar].map((read) =>
  showsInRecord(read, pickupEndpoints.change, ({ body }) => ({ status: body?.status })),
)

/** Changes the status by one click; any may follow any other, the unusual ones from a menu (docs/specification.md 4-08). */
export function PickupDecision({ pickup, onDecided, onComplete, children }: PickupDecisionProps) {
  const { t } = useTranslation()
  const timeZone = useCompanyTimeZone()
  const change = useOptimisticChange(pickupEndpoints.change, shows)
  const decide = async (status: PickupStatus) => {
    if (status === 'COMPLETED') return onComplete()
    try {
      const { data } = await change({ params: { id: pickup._id }, body: { status, __v: pickup.__v } })
      onDecided(data)
      notifyDone(t('Status of the pickup: {{status}}', { status: t(statusBadges[status].label) }))
    } catch (error) {
      notifyRefused(t('Status of the pickup: {{status}}', { status: t(statusBadges[status].label) }), error, t)
    }
  }
  const steps = decisions[pickup.status]
  const isDue = wallClockOf(pickup.pickUpTime, timeZone).day <= todayIn(timeZone)
  const isMain = (status: Decision) => status === steps[0] && (status !== 'COMPLETED' || isDue)
  const others = pickupStatuses.filter((status) => status !== pickup.status && !steps.some((step) => step === status))
  return (
    <>
      {steps.map((status) => (
        <Button key={status} variant={isMain(status) ? 'filled' : 'default'} onClick={() => void decide(status)}>
          {t(pickup.status === 'CANCELLED' ? 'Reopen' : labels[status])}
        </Button>
      ))}
      {children}
      <Menu>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('Other status')}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map((status) => (
            <Menu.Item key={status} onClick={() => void decide(status)}>
              {t('Set to {{status}}', { status: t(statusBadges[status].label) })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
