import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useCompany } from '#lib/use-format.ts'
import { serviceRequest } from '../service-request.ts'
import classes from './cards.module.css'
import { ContactBanner } from './contact-banner.tsx'
import hero from './landing-hero.module.css'

export function LandingClosing() {
  const { t } = useTranslation()
  const company = useCompany()
  return (
    <div className={classes.closing}>
      <ContactBanner title={t('Start sorting with us')} order={2}>
        <div className={`${hero.actions} ${classes.closingActions}`}>
          <Button component={Link} to={serviceRequest} size="md" className={hero.main}>
            {t('Request services')}
          </Button>
          <Button component={Link} to={paths.contact} size="md" className={hero.other}>
            {t('Contact us')}
          </Button>
        </div>
      </ContactBanner>
      {company?.featureRequestUrl && (
        <p className={classes.missing}>
          {t('Is something missing?')} <Anchor href={company.featureRequestUrl}>{t('Request a feature')}</Anchor>
        </p>
      )}
    </div>
  )
}
