import { IconScale } from '@tabler/icons-react'
import { dashboardEndpoints } from '@thant/contracts/dashboard'
import { formatDaysUntil } from '@thant/i18n/short-dates'
import { StatCard } from '#components/figures/stat-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'

/** Compares the days of this month so far with the same days of last month. */
export function ThisMonthCard({ organizationId, site }: { organizationId: string; site: string | undefined }) {
  const { t } = useTranslation()
  const format = useFormat()
  const growth = useEndpoint(dashboardEndpoints.growthOfOrganization, { params: { organizationId }, query: { site } })
  const { now, before } = growth.data?.data.compared ?? {}
  const comparison =
    before &&
    t('{{kg}} on {{days}}', { kg: format.kg(before.collectedWastes), days: formatDaysUntil(before.to, format, t) })
  return (
    <StatCard
      label={t('Collected this month')}
      icon={<IconScale size={18} aria-hidden />}
      value={now && format.weight(now.collectedWastes)}
      onRetry={growth.isError && !growth.data ? () => void growth.refetch() : undefined}
      unit={t('kg')}
      period={now && formatDaysUntil(now.to, format, t)}
      change={growth.data?.data.collectedWastes}
      compared={growth.isLoading ? null : comparison}
    />
  )
}
