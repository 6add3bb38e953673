import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Section } from '#components/layout/section.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useCompany } from '#lib/use-format.ts'
import classes from './cards.module.css'
import { ContactBanner } from './contact-banner.tsx'
import hero from './landing-hero.module.css'

export function LandingClosing() {
  const { t } = useTranslation()
  const company = useCompany()
  return (
    <>
      {company?.featureRequestUrl && (
        <Section title={t('Is something missing?')} subtitle={t('Tell us what this portal should do next.')}>
          <Button
            component="a"
            href={company.featureRequestUrl}
            variant="default"
            rightSection={<IconExternalLink size={18} aria-hidden />}
          >
            {t('Request a feature')}
          </Button>
        </Section>
      )}
      <div className={classes.closing}>
        <ContactBanner title={t('Start with your bins')} order={2}>
          <div className={`${hero.actions} ${classes.closingActions}`}>
            <Button component={Link} to={paths.logIn} size="md" className={hero.main}>
              {t('Request services')}
            </Button>
            <Button component={Link} to={paths.contact} size="md" className={hero.other}>
              {t('Contact us')}
            </Button>
          </div>
        </ContactBanner>
      </div>
    </>
  )
}
