import { IconScale, IconTruck } from '@tabler/icons-react'
import { sumKg } from '@thant/contracts/materials/wastes'
import type { ReactNode } from 'react'
import { StatCard } from '#components/figures/stat-card.tsx'
import { StatRow } from '#components/figures/stat-row.tsx'
import { HowKnown } from '#features/materials/wastes/components/how-known.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { WasteData } from '../use-waste-figures.ts'

type WasteHeroesProps = { figures: WasteData | undefined; children: ReactNode }

export function WasteHeroes({ figures, children }: WasteHeroesProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const total = figures && sumKg(figures.wastes.map(({ quantity }) => quantity))
  return (
    <StatRow>
      <StatCard
        label={t('Total collected waste')}
        icon={<IconScale size={18} aria-hidden />}
        value={total === undefined ? undefined : format.weight(total)}
        unit={
          <>
            {t('kg')} {figures?.known && <HowKnown {...figures.known} />}
          </>
        }
        period=""
      />
      <StatCard
        label={t('Total pickups')}
        icon={<IconTruck size={18} aria-hidden />}
        value={figures && format.number(figures.pickupCount)}
        period=""
      />
      {children}
    </StatRow>
  )
}
