import { addressIn } from '@thant/contracts/company/company'
import { PublicHead } from '#components/layout/public-site/public-head.tsx'
import { ContactBanner } from '#features/company/company/components/contact-banner.tsx'
import { StructuredData } from '#features/company/company/components/structured-data.tsx'
import { ContactForm } from '#features/company/contact/components/contact-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { PublicQueries } from '#lib/screen-queries.ts'
import { useCompany } from '#lib/use-format.ts'
import { SitePage } from '../../../site-page.tsx'
import classes from './site.module.css'

export const queries: PublicQueries = () => []

export default function Contact() {
  const { language, t } = useTranslation()
  const company = useCompany()
  const name = company?.name ?? 'Thant'
  const description = [t('Write to us or call us.'), company && addressIn(language, company), company?.phone]
    .filter(Boolean)
    .join(' ')
  return (
    <SitePage>
      <PublicHead path={paths.contact} title={`${t('Contact')} · ${name}`} description={description} siteName={name} />
      <StructuredData />
      <div className={classes.page}>
        <ContactBanner title={t('Contact')} />
        <section className={classes.letter}>
          <h2 className={classes.heading}>{t('Write to us')}</h2>
          <ContactForm />
        </section>
      </div>
    </SitePage>
  )
}
