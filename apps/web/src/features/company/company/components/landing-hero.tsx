import { Button, Skeleton } from '@mantine/core'
import { descriptionIn } from '@thant/contracts/company/company'
import { Link } from 'react-router'
import { CleanStreetDrawing } from '#components/drawings/clean-street.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useCompany, useFormat } from '#lib/use-format.ts'
import { serviceRequest } from '../service-request.ts'
import classes from './landing-hero.module.css'

export function LandingHero() {
  const { language, t } = useTranslation()
  const { digits } = useFormat()
  const company = useCompany()
  return (
    <section className={classes.hero}>
      <div className={classes.inside}>
        <div>
          <p className={classes.eyebrow}>
            {company
              ? t('Waste collection and recycling since {{year}}', { year: digits(String(company.foundingYear)) })
              : t('Waste collection and recycling')}
          </p>
          <h1 className={classes.title}>{t('What you throw away, and what becomes of it')}</h1>
          {company ? (
            <p className={classes.line}>
              {descriptionIn(language, company) ||
                t('We collect sorted waste, record its weight and show where it goes.')}
            </p>
          ) : (
            <Skeleton height={72} mb={32} />
          )}
          <div className={classes.actions}>
            <Button component={Link} to={serviceRequest} size="md" className={classes.main}>
              {t('Request services')}
            </Button>
            <Button component={Link} to={paths.logIn} size="md" className={classes.other}>
              {t('Sign in as a customer')}
            </Button>
          </div>
        </div>
        <CleanStreetDrawing className={classes.drawing} />
      </div>
    </section>
  )
}
