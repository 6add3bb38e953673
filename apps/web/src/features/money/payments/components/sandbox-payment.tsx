import { Alert, Skeleton, Text, UnstyledButton } from '@mantine/core'
import type { Checkout } from '@thant/contracts/money/payments'
import { sandboxEndpoints } from '@thant/contracts/money/sandbox-payments'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { Facts } from '#components/figures/facts.tsx'
import { call } from '#lib/calls/api-client.ts'
import { errorText } from '#lib/calls/error-text.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompany, useFormat } from '#lib/use-format.ts'
import { optionTexts } from '../payment-options.ts'
import { sandboxOutcomes } from '../sandbox-outcomes.ts'
import { useRedirectToGateway } from '../use-redirect-to-gateway.ts'
import classes from './sandbox-payment.module.css'

type Status = (typeof sandboxOutcomes)[number]['status']

/** Simulates the card provider's page, where the tester chooses the outcome of the payment. */
export function SandboxPayment({ attempt }: { attempt: string }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const merchant = useCompany()?.name ?? ''
  const attemptResult = useEndpoint(sandboxEndpoints.get, { params: { attempt } })
  if (attemptResult.error?.isMissing) {
    return (
      <EmptyState
        title={t('There is no such payment here')}
        hint={t('Payments of the sandbox are only there in demonstrations.')}
      />
    )
  }
  if (attemptResult.error)
    return <FailedState error={attemptResult.error} onRetry={() => void attemptResult.refetch()} />
  if (!attemptResult.data) return <Skeleton height={360} />
  const payment = attemptResult.data.data
  return (
    <>
      <p className={classes.amount}>{money(payment.amount, payment.currency)}</p>
      <Facts
        facts={[
          { label: t('Merchant'), value: merchant },
          { label: t('For'), value: payment.description },
          { label: t('Order number'), value: payment.orderId },
          { label: t('Way to pay'), value: payment.option ? t(optionTexts[payment.option].label) : t('Any') },
        ]}
      />
      <Outcomes attempt={attempt} />
    </>
  )
}

function Outcomes({ attempt }: { attempt: string }) {
  const { t } = useTranslation()
  const { pay, isBusy, failure } = useRedirectToGateway<Status>(async (status) => {
    const { data } = await call(sandboxEndpoints.choose, { params: { attempt }, body: { status } })
    await notify(data.notification)
    return data.comeBack
  })
  return (
    <section className={classes.outcomes} aria-label={t('Outcome')}>
      <h2 className={classes.heading}>{t('Outcome')}</h2>
      {failure && (
        <Alert color="brick" role="alert">
          {errorText(failure, t)}
        </Alert>
      )}
      {sandboxOutcomes.map(({ status, label, hint, icon: OutcomeIcon }) => (
        <UnstyledButton key={status} className={classes.outcome} disabled={isBusy} onClick={() => pay(status)}>
          <OutcomeIcon size={24} aria-hidden />
          <span>
            <span className={classes.label}>{t(label)}</span>
            <Text span c="dimmed" fz="sm" display="block">
              {t(hint)}
            </Text>
          </span>
          <code className={classes.code}>{status}</code>
        </UnstyledButton>
      ))}
    </section>
  )
}

/**
 * Posts the result as the provider's server would. A failure is ignored, because the browser's return carries the same
 * result.
 */
async function notify({ action, method, fields }: Checkout): Promise<void> {
  await fetch(action, { method, body: new URLSearchParams(fields) }).catch(() => undefined)
}
