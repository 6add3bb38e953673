import { IconBuilding, IconScale, IconSchool, IconTruck } from '@tabler/icons-react'
import type { Me } from '@thant/contracts/customers/auth'
import type { ReplyOf } from '@thant/contracts/endpoint'
import { type KnownTotal, wasteMeasureEndpoints } from '@thant/contracts/materials/waste-measures'
import { type DashboardFigure, dashboardCards, dashboardEndpoints } from '@thant/contracts/reporting/dashboard'
import { areaOf } from '@thant/contracts/roles'
import type { TranslationKey } from '@thant/i18n/translation-key'
import type { ReactNode } from 'react'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { RefreshButton } from '#components/figures/refresh-button.tsx'
import { StatCard } from '#components/figures/stat-card.tsx'
import { StatRow } from '#components/figures/stat-row.tsx'
import { HowKnown } from '#features/materials/wastes/components/how-known.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { comparedAmounts } from '../compared-amounts.ts'
import classes from './staff-dashboard.module.css'

/** Shows the totals for the role, with growth and trend where permitted (docs/specification.md 2.6-04). */
export function CompanyFigures({ me }: { me: Me }) {
  const { t } = useTranslation()
  const totals = useEndpoint(dashboardEndpoints.figures, {})
  const isCompared = useCan()('dashboard:growth')
  const growth = useEndpoint(dashboardEndpoints.growthRate, {}, { enabled: isCompared })
  const trend = useEndpoint(dashboardEndpoints.trend, {}, { enabled: isCompared })
  const seesWastes = useCan()('wastes:read-all')
  const known = useEndpoint(wasteMeasureEndpoints.ofCompany, {}, { enabled: seesWastes })
  const queries = isCompared ? [totals, growth, trend] : [totals]
  const amounts = totals.data?.data
  const isShown = (figure: DashboardFigure) => amounts === undefined || amounts[figure] !== undefined
  return (
    <section aria-label={t('Totals')}>
      <div className={classes.refresh}>
        <RefreshButton of={t('Totals')} queries={queries} />
      </div>
      {totals.isError && !amounts ? (
        <FailedCard error={totals.error} onRetry={() => void totals.refetch()} />
      ) : (
        <StatRow>
          {dashboardCards[areaOf(me.type)].filter(isShown).map((figure) => (
            <FigureCard
              key={figure}
              figure={figure}
              amount={amounts?.[figure]}
              known={figure === 'collectedWastes' ? known.data?.data : undefined}
              growth={growth.data?.data}
              isComparing={growth.isLoading}
              trend={trend.data?.data[figure] ?? (trend.isLoading ? null : undefined)}
            />
          ))}
        </StatRow>
      )}
    </section>
  )
}

type Growth = ReplyOf<typeof dashboardEndpoints.growthRate>
type FigureCardProps = {
  figure: DashboardFigure
  amount: number | undefined
  known: KnownTotal | undefined
  growth: Growth | undefined
  isComparing: boolean
  /** Amounts by month, the current one last; null while they are loading. */
  trend: readonly number[] | null | undefined
}

function FigureCard({ figure, amount, known, growth, isComparing, trend }: FigureCardProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const write = figure === 'collectedWastes' ? format.weight : format.number
  const { now, before } = growth?.compared ?? {}
  const comparison =
    now &&
    before &&
    comparedAmounts(
      { amount: write(now.amounts[figure]), to: now.to },
      { amount: write(before.amounts[figure]), to: before.to },
      format,
      t,
    )
  return (
    <StatCard
      label={t(labels[figure])}
      icon={icons[figure]}
      value={amount === undefined ? undefined : write(amount)}
      period={
        <>
          {t('All time')} {known && <HowKnown {...known} />}
        </>
      }
      change={growth?.[figure]}
      compared={comparison ?? (isComparing ? null : undefined)}
      trend={trend}
    />
  )
}

const labels: Record<DashboardFigure, TranslationKey> = {
  organizations: 'Total Customers',
  trainings: 'Total Trainings',
  logistics: 'Total pickups',
  collectedWastes: 'Total Collected Waste (kg)',
}

const icons: Record<DashboardFigure, ReactNode> = {
  organizations: <IconBuilding size={18} aria-hidden />,
  trainings: <IconSchool size={18} aria-hidden />,
  logistics: <IconTruck size={18} aria-hidden />,
  collectedWastes: <IconScale size={18} aria-hidden />,
}
