import { Button, Card, Group } from '@mantine/core'
import { type PaymentOption, paymentEndpoints } from '@thant/contracts/money/payments'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { type Fact, Facts } from '#components/figures/facts.tsx'
import { call } from '#lib/calls/api-client.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useRedirectToGateway } from '../use-redirect-to-gateway.ts'
import { OptionTabs } from './option-tabs.tsx'
import { PayFailure } from './pay-failure.tsx'
import classes from './pay-order.module.css'

/** Loaded apart, since the form's page names all that this file needs. */
const PaymentOutcome = lazy(() =>
  import('./payment-outcome.tsx').then((module) => ({ default: module.PaymentOutcome })),
)

type PayOrderProps = {
  order: { _id: string; token: string }
  facts: readonly Fact[]
  /** The ordered lines with the total. */
  summary: ReactNode
  onChange: () => void
}

/**
 * Shows the order again before the payer leaves for the card provider, with a button back to the form. Back from the
 * provider leads here too, so an order that is paid by then shows its outcome instead.
 */
export default function PayOrder(props: PayOrderProps) {
  const { _id, token } = props.order
  const status = useEndpoint(paymentEndpoints.status, { params: { id: _id }, query: { token } }, { staleTime: 0 })
  if (status.data?.data.state !== 'paid') return <UnpaidOrder {...props} />
  return (
    <Suspense>
      <PaymentOutcome payment={{ order: _id, token }} />
    </Suspense>
  )
}

function UnpaidOrder({ order, facts, summary, onChange }: PayOrderProps) {
  const { t } = useTranslation()
  const [option, setOption] = useState<PaymentOption>('card')
  const heading = useRef<HTMLHeadingElement>(null)
  const { pay, isBusy, failure } = useRedirectToGateway(async () => {
    const body = { token: order.token, option }
    return (await call(paymentEndpoints.orderCheckout, { params: { id: order._id }, body })).data
  })
  // This replaces the form without a change of address, so nothing else resets scroll position and focus.
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={classes.columns}>
      <div className={classes.parts}>
        <Card component="section">
          <h2 ref={heading} tabIndex={-1} className={classes.title}>
            {t('Please check your order')}
          </h2>
          <Facts facts={[...facts, { label: t('Order number'), value: order._id }]} />
        </Card>
        <Card component="section">
          <h2 className={classes.title}>{t('How do you want to pay?')}</h2>
          <OptionTabs value={option} onChange={setOption} />
        </Card>
      </div>
      <aside className={classes.parts}>
        {summary}
        {failure && <PayFailure failure={failure} />}
        <Group gap="xs" className={classes.buttons}>
          <Button onClick={() => pay()} loading={isBusy}>
            {t('Continue Payment')}
          </Button>
          <Button variant="default" onClick={onChange} disabled={isBusy}>
            {t('Back to change')}
          </Button>
        </Group>
        <p className={classes.note}>{t("You pay on our payment provider's page. We never see your card details.")}</p>
      </aside>
    </div>
  )
}
