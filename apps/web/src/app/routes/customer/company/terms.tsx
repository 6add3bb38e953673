import { Page } from '#components/layout/page/page.tsx'
import { SoftwareLicences } from '#features/company/company/components/software-licences.tsx'
import { TermsSections } from '#features/company/company/components/terms-sections.tsx'
import { useTranslation } from '#lib/i18n.ts'

export default function OwnTerms() {
  const { t } = useTranslation()
  return (
    <Page title={t('Terms & conditions')} subtitle={t('Your agreement with us, in plain words.')}>
      <TermsSections />
      <SoftwareLicences />
    </Page>
  )
}
