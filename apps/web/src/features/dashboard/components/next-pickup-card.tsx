import { IconTruck } from '@tabler/icons-react'
import { StatCard } from '#components/figures/stat-card.tsx'
import { statusBadges } from '#features/pickups/pickup-status.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useNextPickup } from '../use-next-pickup.ts'

export function NextPickupCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { next, isKnown, query } = useNextPickup(organizationId)
  return (
    <StatCard
      label={t('Next pickup')}
      icon={<IconTruck size={18} aria-hidden />}
      value={next ? format.relative(next.pickUpTime) : isKnown ? t('None planned') : undefined}
      onRetry={query.isError && !isKnown ? () => void query.refetch() : undefined}
      period={next ? `${format.dateTime(next.pickUpTime)} · ${t(statusBadges[next.status].label)}` : ''}
    />
  )
}
