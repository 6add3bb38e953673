import { evidenceMethod } from '@thant/contracts/reporting/evidence-method'
import prose from '#components/layout/page/prose.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useTranslation } from '#lib/i18n.ts'

/** Says in words how the figures come about, and what is assumed. */
export function EvidenceMethod() {
  const { t } = useTranslation()
  return evidenceMethod.map(({ title, texts }) => (
    <SectionCard key={title} title={t(title)}>
      <div className={prose.prose}>
        {texts.map((text) => (
          <p key={text}>{t(text)}</p>
        ))}
      </div>
    </SectionCard>
  ))
}
