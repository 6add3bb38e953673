import { Title } from '@mantine/core'
import { PublicHead } from '#components/layout/public-site/public-head.tsx'
import { PrivacySections } from '#features/company/company/components/privacy-sections.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { PublicQueries } from '#lib/screen-queries.ts'
import { useCompany } from '#lib/use-format.ts'
import { SitePage } from '../../../site-page.tsx'
import classes from './site.module.css'

export const queries: PublicQueries = () => []

export default function Privacy() {
  const { t } = useTranslation()
  const name = useCompany()?.name ?? 'Thant'
  const line = t('What this portal stores about you, for how long, and who sees it.')
  return (
    <SitePage>
      <PublicHead path={paths.privacy} title={`${t('Privacy')} · ${name}`} description={line} siteName={name} />
      <div className={classes.page}>
        <Title order={1} className={classes.title}>
          {t('Privacy')}
        </Title>
        <p className={classes.line}>{line}</p>
        <PrivacySections />
      </div>
    </SitePage>
  )
}
