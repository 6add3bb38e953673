import { IconScale } from '@tabler/icons-react'
import { sumKg } from '@thant/contracts/materials/wastes'
import { StatCard } from '#components/figures/stat-card.tsx'
import { StatRow } from '#components/figures/stat-row.tsx'
import { HowKnown } from '#features/materials/wastes/components/how-known.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useWasteData } from '../use-waste-figures.ts'
import { ContractCard } from './contract-card.tsx'
import { NextPickupCard } from './next-pickup-card.tsx'

export function OrganizationHeroes({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const figures = useWasteData(organizationId, undefined, undefined)
  const total = figures.data && sumKg(figures.data.wastes.map(({ quantity }) => quantity))
  return (
    <StatRow>
      <ContractCard organizationId={organizationId} />
      <NextPickupCard organizationId={organizationId} />
      <StatCard
        label={t('Total collected waste')}
        icon={<IconScale size={18} aria-hidden />}
        value={total === undefined ? undefined : format.weight(total)}
        onRetry={figures.isError && !figures.data ? () => void figures.refetch() : undefined}
        unit={
          <>
            {t('kg')} {figures.data?.known && <HowKnown {...figures.data.known} />}
          </>
        }
        period={t('All time')}
      />
    </StatRow>
  )
}
