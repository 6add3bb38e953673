import type { CarbonFactorSet } from '@thant/contracts/carbon'
import { Facts } from '#components/figures/facts.tsx'
import prose from '#components/layout/prose.module.css'
import { SectionCard } from '#components/layout/section-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { withSubscripts } from '../chemical-formulas.ts'
import { FactorTable } from './factor-table.tsx'

export function Methodologies({ factorSet }: { factorSet: CarbonFactorSet }) {
  const { t } = useTranslation()
  return (
    <SectionCard title={t('Methodologies')}>
      <div className={prose.prose}>
        <p>
          {t(
            'The weight of each material, as it was noted at each pickup, is multiplied by its factors. 1,000 kg are 1 t; figures are rounded only where they are shown.',
          )}
        </p>
        <ul>
          <li>{t('A, direct: what recycling, composting and e-waste treatment emit themselves.')}</li>
          <li>{t('B, avoided material or fertilizer: what making new material or fertilizer would have emitted.')}</li>
          <li>{t('C, avoided landfilling: what organic waste would have emitted in a landfill.')}</li>
        </ul>
      </div>
      <FactorTable factorSet={factorSet} />
      <p className={prose.note}>{t('Factors in t CO₂e per tonne of waste.')}</p>
      <Facts
        facts={[
          { label: t('Factor set'), value: `${factorSet.name} ${factorSet.version}` },
          { label: t('Global warming potentials'), value: withSubscripts(factorSet.gwpSet) },
          { label: t('Source'), value: factorSet.source },
        ]}
      />
      <div className={prose.prose}>
        <p>
          {t(
            'Our source gives two factors for e-waste, for its plastic and its metal part, without saying whether they are emitted or avoided. We count both as direct, which is the cautious reading, and show the totals without e-waste beside them.',
          )}
        </p>
      </div>
    </SectionCard>
  )
}
