import { disclaimerNotes, netFormula } from '@thant/contracts/reporting/carbon-notes'
import prose from '#components/layout/page/prose.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useTranslation } from '#lib/i18n.ts'

export function CarbonDisclaimer() {
  const { t } = useTranslation()
  return (
    <SectionCard title={t('Disclaimer')}>
      <div className={prose.prose}>
        <p>
          <strong>{t(netFormula)}</strong>
        </p>
        {disclaimerNotes.map((note) => (
          <p key={note}>{t(note)}</p>
        ))}
      </div>
    </SectionCard>
  )
}
