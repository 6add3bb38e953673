import { FormSection } from '#components/form/form-section.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { ContactBanner } from '#features/company/company/components/contact-banner.tsx'
import { ContactForm } from '#features/company/contact/components/contact-form.tsx'
import { useTranslation } from '#lib/i18n.ts'

export default function OwnContact() {
  const { t } = useTranslation()
  return (
    <Page title={t('Contact')} subtitle={t('Write to us or call us.')}>
      <ContactBanner title={t('How to reach us')} order={2} />
      <FormSection title={t('Write to us')}>
        <ContactForm />
      </FormSection>
    </Page>
  )
}
