import { IconTruck } from '@tabler/icons-react'
import { pickupEndpoints } from '@thant/contracts/pickups'
import { StatCard } from '#components/figures/stat-card.tsx'
import { statusBadges } from '#features/pickups/pickup-status.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { todayIn } from '#lib/zoned-time.ts'
import { nextPickup } from '../next-pickup.ts'

/** Shows an organization's next pickup, this year or early in the next one. */
export function NextPickupCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const year = Number(todayIn(useCompanyTimeZone()).slice(0, 4))
  const requestOf = (which: number) => ({ params: { organizationId }, query: { year: which } })
  const thisYear = useEndpoint(pickupEndpoints.ofOrganization, requestOf(year))
  const soon = nextPickup(thisYear.data?.data, Date.now())
  const nextYear = useEndpoint(pickupEndpoints.ofOrganization, requestOf(year + 1), {
    enabled: thisYear.isSuccess && soon === undefined,
  })
  if (thisYear.isError || nextYear.isError) return null
  const next = soon ?? nextPickup(nextYear.data?.data, Date.now())
  const isKnown = soon !== undefined || nextYear.isSuccess
  return (
    <StatCard
      label={t('Next pickup')}
      icon={<IconTruck size={18} aria-hidden />}
      value={next ? format.relative(next.pickUpTime) : isKnown ? t('None planned') : undefined}
      period={next ? `${format.dateTime(next.pickUpTime)} · ${t(statusBadges[next.status].label)}` : ''}
    />
  )
}
