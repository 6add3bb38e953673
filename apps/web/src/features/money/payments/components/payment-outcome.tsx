import { Alert, Button, Card, Group, Loader, Skeleton, Title, VisuallyHidden } from '@mantine/core'
import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react'
import { type PaymentState, type PaymentStatus, paymentEndpoints } from '@thant/contracts/money/payments'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { generatePath, Link } from 'react-router'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { Facts } from '#components/figures/facts.tsx'
import { call } from '#lib/calls/api-client.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { outcomeText } from '../payment-outcomes.ts'
import { useRedirectToGateway } from '../use-redirect-to-gateway.ts'
import { PayFailure } from './pay-failure.tsx'
import classes from './payment-outcome.module.css'

const everyMs = 4_000

type PaymentOutcomeProps = { payment: { order: string; token: string } }

/** Shows the outcome of a payment; polls every few seconds until it is final. */
export function PaymentOutcome({ payment }: PaymentOutcomeProps) {
  const result = useEndpoint(
    paymentEndpoints.status,
    { params: { id: payment.order }, query: { token: payment.token } },
    { refetchMs: (answer) => (answer?.data.state === 'pending' ? everyMs : undefined) },
  )
  if (result.data) {
    return <Outcome status={result.data.data} payment={payment} />
  }
  if (result.error) return <NoAnswer error={result.error} onRetry={() => void result.refetch()} />
  return <Skeleton height={280} maw={560} w="100%" />
}

function NoAnswer({ error, onRetry }: { error: { status: number }; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <VisuallyHidden component="h1">{t('Payment')}</VisuallyHidden>
      {error.status === 404 ? (
        <Alert color="amber" role="alert" title={t('This link no longer leads to a payment')}>
          {t('Please open the newest link in our emails, or ask us.')}
        </Alert>
      ) : (
        <FailedState error={error} onRetry={onRetry} />
      )}
    </>
  )
}

type OutcomeProps = PaymentOutcomeProps & { status: PaymentStatus }

function Outcome({ status, payment }: OutcomeProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { title, text: line } = outcomeText(status)
  return (
    <Card component="section" className={classes.outcome} data-state={status.state}>
      <div role="status" className={classes.text}>
        <Sign state={status.state} />
        <Title order={1} className={classes.title}>
          {t(title)}
        </Title>
        <p className={classes.line}>{t(line)}</p>
      </div>
      <Facts
        facts={[
          {
            label: t('For'),
            value:
              status.invoiceNo === null
                ? t(kindTexts[status.kind])
                : t('Invoice {{invoiceNo}}', { invoiceNo: status.invoiceNo }),
          },
          status.order === null
            ? { label: t('Payment number'), value: payment.order }
            : { label: t('Order number'), value: status.order },
          { label: t('Amount'), value: money(status.amount, status.currency) },
        ]}
      />
      {status.order !== null && status.state !== 'paid' && (
        <PayAgain order={status.order} token={payment.token} state={status.state} />
      )}
      {status.invoice !== null && (
        <Button
          component={Link}
          to={generatePath(paths.ownInvoice, { paymentId: status.invoice })}
          variant={status.state === 'paid' ? 'default' : 'filled'}
        >
          {t('Back to the invoice')}
        </Button>
      )}
    </Card>
  )
}

const kindTexts: Record<PaymentStatus['kind'], TranslationKey> = {
  invoice: 'An invoice',
  battery: 'Battery recycling boxes',
  generic: 'A payment',
}

function Sign({ state }: { state: PaymentState }) {
  if (state === 'paid') return <IconCircleCheck size={44} aria-hidden className={classes.sign} />
  if (state === 'pending') return <IconClock size={44} aria-hidden className={classes.sign} />
  return <IconCircleX size={44} aria-hidden className={classes.sign} />
}

function PayAgain({ order, token, state }: { order: string; token: string; state: PaymentState }) {
  const { t } = useTranslation()
  const { pay, isBusy, failure } = useRedirectToGateway(
    async () => (await call(paymentEndpoints.orderCheckout, { params: { id: order }, body: { token } })).data,
  )
  const isPending = state === 'pending'
  return (
    <>
      {failure && <PayFailure failure={failure} />}
      <Group gap="sm">
        <Button onClick={() => pay()} loading={isBusy} variant={isPending ? 'default' : 'filled'}>
          {isPending ? t('Continue Payment') : t('Try again')}
        </Button>
        {isPending && <Loader aria-hidden />}
      </Group>
    </>
  )
}
