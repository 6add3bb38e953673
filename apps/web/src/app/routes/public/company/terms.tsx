import { Title } from '@mantine/core'
import { PublicHead } from '#components/layout/public-site/public-head.tsx'
import { SoftwareLicences } from '#features/company/company/components/software-licences.tsx'
import { TermsSections } from '#features/company/company/components/terms-sections.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { PublicQueries } from '#lib/screen-queries.ts'
import { useCompany } from '#lib/use-format.ts'
import { SitePage } from '../../../site-page.tsx'
import classes from './site.module.css'

export const queries: PublicQueries = () => []

export default function Terms() {
  const { t } = useTranslation()
  const name = useCompany()?.name ?? 'Thant'
  const line = t('Your agreement with us, in plain words.')
  return (
    <SitePage>
      <PublicHead
        path={paths.terms}
        title={`${t('Terms & conditions')} · ${name}`}
        description={line}
        siteName={name}
      />
      <div className={classes.page}>
        <Title order={1} className={classes.title}>
          {t('Terms & conditions')}
        </Title>
        <p className={classes.line}>{line}</p>
        <TermsSections />
        <SoftwareLicences />
      </div>
    </SitePage>
  )
}
