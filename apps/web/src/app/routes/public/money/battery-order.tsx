import { batteryPriceOf, batteryService } from '@thant/contracts/money/order-form'
import { lazy, Suspense } from 'react'
import { UntilHydrated } from '#components/form/form.tsx'
import { PublicHead } from '#components/layout/public-site/public-head.tsx'
import { SiteHead } from '#components/layout/public-site/site-head.tsx'
import { BatteryBoxDrawing } from '#features/company/company/components/battery-box-drawing.tsx'
import {
  type BatteryOrderValues,
  boxesOf,
  noBatteryOrder,
  quantityOf,
} from '#features/money/orders/battery-order-values.ts'
import { BatteryOrderForm } from '#features/money/orders/components/battery-order-form.tsx'
import { OrderSummary } from '#features/money/orders/components/order-summary.tsx'
import { useBatteryLines } from '#features/money/orders/use-battery-lines.ts'
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

export default function BatteryOrder() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const name = useCompany()?.name ?? 'Thant'
  const me = useMe()
  const { record, placed, change } = useOrderForm<BatteryOrderValues>({
    initialValues: { ...noBatteryOrder, customerName: me?.name ?? '', customerEmail: me?.email ?? '' },
    toBody: (values) => ({ kind: 'battery', ...values, ...priced(values) }),
  })
  const line = t(
    'Dry-cell batteries poison soil and water. A box takes up to {{kg}} kg of them and costs {{price}} USD, with 5% VAT included; a recycling certificate is {{certificate}} USD more.',
    {
      kg: number(batteryService.capacityKg),
      price: number(batteryService.boxPrice),
      certificate: number(batteryService.certificatePrice),
    },
  )
  return (
    <SitePage>
      <PublicHead
        path={paths.batteryOrder}
        title={`${t('Battery recycling box')} · ${name}`}
        description={line}
        siteName={name}
      />
      <SiteHead title={t('Order battery recycling boxes')} subtitle={line} picture={<BatteryBoxDrawing />} />
      <div className={classes.page}>
        {placed ? (
          <Suspense>
            <Placed order={placed} onChange={change} />
          </Suspense>
        ) : (
          <UntilHydrated>
            <BatteryOrderForm record={record} terms={<TermsDialog />} />
          </UntilHydrated>
        )}
      </div>
    </SitePage>
  )
}

/** Sends the displayed total along, so that the server refuses the order rather than charging another price. */
function priced(values: BatteryOrderValues) {
  const quantity = boxesOf(values)
  const totalAmount = quantity > 0 ? batteryPriceOf({ quantity, certificate: values.certificate }).total : undefined
  return { quantity: quantityOf(values), totalAmount }
}

type PlacedProps = { order: { _id: string; token: string; values: BatteryOrderValues }; onChange: () => void }

function Placed({ order, onChange }: PlacedProps) {
  const { t } = useTranslation()
  const { values } = order
  const facts = [
    { label: t('Name'), value: values.customerName },
    { label: t('Email'), value: values.customerEmail },
    { label: t('Phone'), value: values.customerPhno },
    { label: t('Delivery address'), value: values.deliveryAddress },
  ]
  const summary = useBatteryLines(values)
  return <PayOrder order={order} facts={facts} summary={<OrderSummary {...summary} />} onChange={onChange} />
}
