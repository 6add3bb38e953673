import { Skeleton } from '@mantine/core'
import { emissionDigits } from '@thant/contracts/materials/emissions'
import { percentOfShare } from '@thant/contracts/materials/shares'
import { type SiteComparison as Compared, dashboardEndpoints } from '@thant/contracts/reporting/dashboard'
import { fewestDecimals } from '@thant/i18n/decimals'
import { formatMonths } from '@thant/i18n/short-dates'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { siteName } from '#features/customers/sites/site-name.ts'
import { useChosenSite } from '#features/customers/sites/use-chosen-site.ts'
import { useSites } from '#features/customers/sites/use-sites.ts'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { GriTable } from './gri-table.tsx'

type SiteComparisonProps = { organizationId: string; range: MonthRange }

/** The sites of an organization side by side, and all together; nothing where there is one, or one was chosen. */
export function SiteComparison({ organizationId, range }: SiteComparisonProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { formatValue } = usePlanFormat()
  const site = useChosenSite(organizationId)
  const count = useSites(organizationId).length
  const isShown = site === undefined && count > 1
  const request = { params: { organizationId }, query: range }
  const result = useEndpoint(dashboardEndpoints.sites, request, { enabled: isShown })
  if (!isShown) return null
  if (result.isError) return <FailedCard error={result.error} onRetry={() => void result.refetch()} />
  const compared = result.data?.data
  if (compared === undefined) return <Skeleton height={120 + 44 * count} radius="md" />
  const decimals = fewestDecimals(compared.sites.map(({ weightKg }) => weightKg))
  const cellsOf = ({ pickups, weightKg, diversionRate, direct }: Compared['total']) => [
    { text: format.number(pickups) },
    { text: format.number(weightKg, decimals) },
    { text: diversionRate === null ? '–' : format.share(percentOfShare(diversionRate)) },
    { text: formatValue({ tonnes: direct, unit: 't', digits: emissionDigits }) },
  ]
  const title = t('Sites side by side')
  return (
    <SectionCard title={title} subtitle={formatMonths(range, format, t)}>
      <GriTable
        label={title}
        columns={[t('Site'), t('Pickups'), t('Collected (kg)'), t('Diversion rate'), t('Direct emissions')]}
        rows={[
          ...compared.sites.map(({ name, ...figures }) => ({ name: siteName(name, t), cells: cellsOf(figures) })),
          { name: t('Total'), isTotal: true, cells: cellsOf(compared.total) },
        ]}
      />
    </SectionCard>
  )
}
