import { Anchor } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { UntilHydrated } from '#components/form/form.tsx'
import { SiteHead } from '#components/layout/public-site/site-head.tsx'
import { GenericOrderForm } from '#features/money/orders/components/generic-order-form.tsx'
import { OrderSummary } from '#features/money/orders/components/order-summary.tsx'
import { type GenericOrderValues, noGenericOrder } from '#features/money/orders/generic-order-values.ts'
import { useOrderForm } from '#features/money/orders/use-order-form.ts'
import { TermsDialog } from '#features/money/payments/components/terms-dialog.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { PublicQueries } from '#lib/screen-queries.ts'
import { useCompany, useFormat } from '#lib/use-format.ts'
import { useMe } from '#lib/visitor/session.ts'
import { SitePage } from '../../../site-page.tsx'
import classes from '../company/site.module.css'

const PayOrder = lazy(() => import('#features/money/payments/components/pay-order.tsx'))

export const queries: PublicQueries = () => []

export default function GenericPayment() {
  const { t } = useTranslation()
  const name = useCompany()?.name ?? 'Thant'
  const me = useMe()
  const { record, placed, change } = useOrderForm<GenericOrderValues>({
    initialValues: { ...noGenericOrder, customerName: me?.name ?? '', customerEmail: me?.email ?? '' },
    toBody: ({ totalAmount, ...values }) => ({
      kind: 'generic',
      ...values,
      totalAmount: totalAmount === '' ? undefined : totalAmount,
    }),
  })
  return (
    <SitePage>
      <title>{`${t('Payment')} · ${name}`}</title>
      <meta name="robots" content="noindex" />
      <SiteHead
        title={t('Pay {{company}}', { company: name })}
        subtitle={
          <>
            {t('For what we agreed on: an offer or a service. You get a receipt by email.')}{' '}
            <Anchor component={Link} to={paths.logIn} inherit underline="always">
              {t('To pay an invoice, sign in.')}
            </Anchor>
          </>
        }
      />
      <div className={classes.page}>
        {placed ? (
          <Suspense>
            <Placed order={placed} onChange={change} />
          </Suspense>
        ) : (
          <UntilHydrated>
            <GenericOrderForm record={record} terms={<TermsDialog />} />
          </UntilHydrated>
        )}
      </div>
    </SitePage>
  )
}

type PlacedProps = {
  order: { _id: string; token: string; totalAmount: number; currency: string; values: GenericOrderValues }
  onChange: () => void
}

function Placed({ order, onChange }: PlacedProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { values } = order
  const facts = [
    { label: t('Name'), value: values.customerName },
    { label: t('Email'), value: values.customerEmail },
    { label: t('Phone'), value: values.customerPhno },
  ]
  const total = money(order.totalAmount, order.currency)
  const summary = <OrderSummary lines={[{ label: values.productDescription, amount: total }]} total={total} />
  return <PayOrder order={order} facts={facts} summary={summary} onChange={onChange} />
}
