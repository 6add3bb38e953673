import { Stack, Text } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import type { RequestedPickup } from '@thant/contracts/service/pickup-requests'
import type { ReactNode } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { siteName } from '#features/customers/sites/site-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { PickupMarks } from '../components/pickup-marks.tsx'
import { useStatusBadges } from '../use-status-badges.ts'
import classes from './yearly-day-dialog.module.css'
import { YearlyRequest } from './yearly-request.tsx'

export type YearlyDayParts = {
  /** Shown below a pickup's time and status, e.g. its items. */
  renderPickup: (pickup: OrganizationPickup) => ReactNode
  /** How the schedule of a pickup repeats, such as `Every Monday`. */
  recurrenceOf?: (pickup: OrganizationPickup) => string | undefined
  /** Shown below all pickups of the day. */
  dayFoot?: (pickups: readonly OrganizationPickup[]) => ReactNode
}

type YearlyDayDialogProps = YearlyDayParts & {
  day: string
  /** Each pickup then says at which site it is. */
  isOfSeveralSites: boolean
  pickups: readonly OrganizationPickup[]
  wanted: readonly RequestedPickup[]
  isOpen: boolean
  onClose: () => void
}

/** A pickup is displayed as a window of 30 minutes (docs/specification.md 9-16). */
const windowMs = 30 * 60_000

export function YearlyDayDialog({
  day,
  pickups,
  wanted,
  isOpen,
  onClose,
  renderPickup,
  recurrenceOf,
  dayFoot,
  ...shown
}: YearlyDayDialogProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const badges = useStatusBadges()
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('Pickup Time')}>
      <Stack gap="lg">
        <Text fw={600}>{format.date(day)}</Text>
        {pickups.map((pickup) => (
          <article key={pickup._id} className={classes.pickup}>
            <header className={classes.head}>
              <span className={classes.time}>
                <IconClock size={16} aria-hidden />
                {t('{{from}} to {{to}}', {
                  from: format.time(pickup.pickUpTime),
                  to: format.time(new Date(Date.parse(pickup.pickUpTime) + windowMs).toISOString()),
                })}
              </span>
              <StatusBadge badge={badges[pickup.status]} />
            </header>
            {shown.isOfSeveralSites && (
              <Text size="sm" lang={languageOf(siteName(pickup.site.name, t))}>
                {siteName(pickup.site.name, t)}
              </Text>
            )}
            <PickupMarks marks={pickup.marks ?? []} areAllSpelt recurrence={recurrenceOf?.(pickup)} />
            {renderPickup(pickup)}
          </article>
        ))}
        {wanted.map((one) => (
          <YearlyRequest key={one._id} wanted={one} />
        ))}
        {dayFoot?.(pickups)}
      </Stack>
    </Dialog>
  )
}
