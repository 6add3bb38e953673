import { IconTruck } from '@tabler/icons-react'
import { StatCard } from '#components/figures/stat-card.tsx'
import { siteName } from '#features/customers/sites/site-name.ts'
import { useSites } from '#features/customers/sites/use-sites.ts'
import { useStatusBadges } from '#features/service/pickups/use-status-badges.ts'
import { wallClockOf } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useDaysAway } from '#lib/use-days-away.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { useNextPickup } from '../use-next-pickup.ts'

export function NextPickupCard({ organizationId, site }: { organizationId: string; site?: string | undefined }) {
  const { t } = useTranslation()
  const format = useFormat()
  const daysAway = useDaysAway()
  const timeZone = useCompanyTimeZone()
  const badges = useStatusBadges()
  const { next, isKnown, query } = useNextPickup(organizationId, site)
  const isOfSeveralSites = useSites(organizationId).length > 1
  const facts = next && [
    next.arrival
      ? t('{{day}}, expected between {{from}} and {{to}}', {
          day: format.date(wallClockOf(next.arrival.from, timeZone).day),
          from: format.time(next.arrival.from),
          to: format.time(next.arrival.to),
        })
      : format.dateTime(next.pickUpTime),
    ...(next.arrival && isOutside(next.pickUpTime, next.arrival)
      ? [t('Booked for {{time}}', { time: format.time(next.pickUpTime) })]
      : []),
    t(badges[next.status].label),
    ...(isOfSeveralSites ? [siteName(next.site.name, t)] : []),
  ]
  return (
    <StatCard
      label={t('Next pickup')}
      icon={<IconTruck size={18} aria-hidden />}
      value={next ? daysAway(wallClockOf(next.pickUpTime, timeZone).day) : isKnown ? t('None planned') : undefined}
      onRetry={query.isError && !isKnown ? () => void query.refetch() : undefined}
      period={facts?.join(' · ') ?? ''}
    />
  )
}

function isOutside(time: string, { from, to }: { from: string; to: string }): boolean {
  return time < from || time > to
}
