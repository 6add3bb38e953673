import { IconCalendarDue, IconScale, IconTruck } from '@tabler/icons-react'
import { dashboardEndpoints } from '@thant/contracts/dashboard'
import { StatCard } from '#components/figures/stat-card.tsx'
import { StatRow } from '#components/figures/stat-row.tsx'
import { sumKg } from '#features/wastes/weight.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import type { WasteFigures } from '../use-waste-figures.ts'
import { ContractEnd } from './contract-end.tsx'

type WasteHeroesProps = { organizationId: string; figures: WasteFigures | undefined; period: string }

export function WasteHeroes({ organizationId, figures, period }: WasteHeroesProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const contracts = useEndpoint(dashboardEndpoints.contracts, { params: { organizationId } })
  const expiredDate = contracts.data?.data.expiredDate
  const total = figures && sumKg(figures.wastes.map(({ quantity }) => quantity))
  return (
    <StatRow>
      <StatCard
        label={t('Total collected waste')}
        icon={<IconScale size={18} aria-hidden />}
        value={total === undefined ? undefined : format.weight(total)}
        unit={t('kg')}
        period={period}
      />
      <StatCard
        label={t('Total pickups')}
        icon={<IconTruck size={18} aria-hidden />}
        value={figures && format.number(figures.pickupCount)}
        period={period}
      />
      {!contracts.isError && (
        <StatCard
          label={t('Contract expires')}
          icon={<IconCalendarDue size={18} aria-hidden />}
          value={contracts.data && (expiredDate ? format.date(expiredDate) : t('No end date'))}
          period={expiredDate ? <ContractEnd day={expiredDate} /> : ''}
        />
      )}
    </StatRow>
  )
}
