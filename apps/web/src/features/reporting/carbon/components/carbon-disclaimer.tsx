import prose from '#components/layout/page/prose.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useTranslation } from '#lib/i18n.ts'

export function CarbonDisclaimer() {
  const { t } = useTranslation()
  return (
    <SectionCard title={t('Disclaimer')}>
      <div className={prose.prose}>
        <p>
          <strong>{t('Net emissions = A − B − C')}</strong>
        </p>
        <p>
          {t(
            'A are the direct emissions of the treatment, B the avoided emissions of new material or fertilizer, and C the avoided emissions of landfilling.',
          )}
        </p>
        <p>
          {t(
            'The figures are estimates based on average factors. Transport, energy contracts and the recycling plants that were actually used are not in them. They compare treatments; they do not replace a greenhouse gas inventory, and they are not carbon offsets.',
          )}
        </p>
        <p>
          {t(
            'Whether a weight was read from a scale or estimated is stated in the portal’s GRI 306 report, as far as it was recorded. A quarter is three consecutive months with pickups, in the company’s time zone; months without pickups are not counted.',
          )}
        </p>
      </div>
    </SectionCard>
  )
}
