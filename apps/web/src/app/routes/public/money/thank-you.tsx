import { Anchor, Button, Title } from '@mantine/core'
import { Link } from 'react-router'
import { CleanStreetDrawing } from '#components/drawings/clean-street.tsx'
import { PaymentOutcome } from '#features/money/payments/components/payment-outcome.tsx'
import { usePaymentAddress } from '#features/money/payments/use-payment-address.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { phoneAddress } from '#lib/links/phone-address.ts'
import type { PublicQueries } from '#lib/screen-queries.ts'
import { useCompany } from '#lib/use-format.ts'
import { SitePage } from '../../../site-page.tsx'
import classes from '../company/site.module.css'

export const queries: PublicQueries = () => []

/** Thanks the customer, and shows the outcome of a payment that led here. */
export default function ThankYou() {
  const { t } = useTranslation()
  const company = useCompany()
  const payment = usePaymentAddress()
  return (
    <SitePage>
      <title>{`${t('Thank you')} · ${company?.name ?? 'Thant'}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <div className={classes.thanks}>
        {payment ? <PaymentOutcome payment={payment} /> : <Thanks />}
        <div className={classes.ways}>
          <Anchor component={Link} to={paths.contact}>
            {t('Contact us')}
          </Anchor>
          {company?.phone && <Anchor href={phoneAddress(company.phone)}>{company.phone}</Anchor>}
          {company?.email && <Anchor href={`mailto:${company.email}`}>{company.email}</Anchor>}
        </div>
        {company?.website && (
          <Button component="a" href={company.website} variant={payment ? 'default' : 'filled'}>
            {t('Visit our website')}
          </Button>
        )}
      </div>
    </SitePage>
  )
}

function Thanks() {
  const { t } = useTranslation()
  return (
    <>
      <CleanStreetDrawing />
      <Title order={1} className={classes.title}>
        {t('Thank you')}
      </Title>
      <p>{t('You help to keep our streets clean. We will be in touch with you soon.')}</p>
    </>
  )
}
