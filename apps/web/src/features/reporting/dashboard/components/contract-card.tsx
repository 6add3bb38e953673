import { Text } from '@mantine/core'
import { IconCalendarDue } from '@tabler/icons-react'
import { dashboardEndpoints } from '@thant/contracts/reporting/dashboard'
import { StatCard } from '#components/figures/stat-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useDaysAway } from '#lib/use-days-away.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'

/** Shows when an organization's contract expires, in red once that day is past. */
export function ContractCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const daysAway = useDaysAway()
  const today = todayIn(useCompanyTimeZone())
  const contracts = useEndpoint(dashboardEndpoints.contracts, { params: { organizationId } })
  const lastDay = contracts.data?.data.expiredDate
  const isPast = lastDay != null && lastDay < today
  const card = {
    label: isPast ? t('Contract expired') : t('Contract expires'),
    icon: <IconCalendarDue size={18} aria-hidden />,
  }
  if (contracts.isError)
    return <StatCard {...card} value={undefined} period="" onRetry={() => void contracts.refetch()} />
  if (lastDay == null) return <StatCard {...card} value={contracts.data && t('No end date')} period="" />

  const date = format.date(lastDay)
  return (
    <StatCard
      {...card}
      value={daysAway(lastDay)}
      period={
        isPast ? (
          <Text span fz="inherit" fw={500} c="var(--mantine-color-error)">
            {date}
          </Text>
        ) : (
          date
        )
      }
    />
  )
}
