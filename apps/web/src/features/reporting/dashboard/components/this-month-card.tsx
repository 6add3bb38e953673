import { IconScale } from '@tabler/icons-react'
import { dashboardEndpoints } from '@thant/contracts/reporting/dashboard'
import { formatDaysUntil } from '@thant/i18n/short-dates'
import { StatCard } from '#components/figures/stat-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { comparedAmounts } from '../compared-amounts.ts'

/** Shows this month so far, and compares its finished days with the same days of the month before. */
export function ThisMonthCard({ organizationId, site }: { organizationId: string; site: string | undefined }) {
  const { t } = useTranslation()
  const format = useFormat()
  const growth = useEndpoint(dashboardEndpoints.growthOfOrganization, { params: { organizationId }, query: { site } })
  const { soFar, compared } = growth.data?.data ?? {}
  const comparison =
    compared &&
    comparedAmounts(
      { amount: format.kg(compared.now.collectedWastes), to: compared.now.to },
      { amount: format.kg(compared.before.collectedWastes), to: compared.before.to },
      format,
      t,
    )
  return (
    <StatCard
      label={t('Collected this month')}
      icon={<IconScale size={18} aria-hidden />}
      value={soFar && format.weight(soFar.collectedWastes)}
      onRetry={growth.isError && !growth.data ? () => void growth.refetch() : undefined}
      unit={t('kg')}
      period={soFar && formatDaysUntil(soFar.to, format, t)}
      change={growth.data?.data.collectedWastes}
      compared={growth.isLoading ? null : comparison}
    />
  )
}
