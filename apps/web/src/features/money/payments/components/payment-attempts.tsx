import { Card, Skeleton, Stack } from '@mantine/core'
import { isPaid } from '@thant/contracts/money/invoice-statuses'
import type { Invoice } from '@thant/contracts/money/invoices'
import { type PaymentAttempt, paymentEndpoints } from '@thant/contracts/money/payments'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { PaymentAttemptCard } from './payment-attempt-card.tsx'

export function InvoiceAttempts({ invoice }: { invoice: Pick<Invoice, '_id' | 'paymentStatus'> }) {
  const request = useEndpoint(paymentEndpoints.attempts, { params: { id: invoice._id } }, { staleTime: 0 })
  return <Attempts request={request} wasPaid={isPaid(invoice.paymentStatus)} />
}

/** Lists the payment attempts of an order, by its number. */
export function OrderAttempts({ orderId }: { orderId: string }) {
  return (
    <Attempts request={useEndpoint(paymentEndpoints.orderAttempts, { params: { id: orderId } }, { staleTime: 0 })} />
  )
}

type AttemptsProps = {
  wasPaid?: boolean
  request: { data?: { data: PaymentAttempt[] } | undefined; error: unknown; isPending: boolean; refetch: () => unknown }
}

function Attempts({ request: requested, wasPaid = false }: AttemptsProps) {
  const { t } = useTranslation()
  if (requested.isPending) return <Skeleton height={160} radius="md" />
  if (!requested.data) return <FailedCard error={requested.error} onRetry={() => void requested.refetch()} />
  if (requested.data.data.length === 0) {
    return (
      <Card>
        <EmptyState
          title={wasPaid ? t('Paid without the card provider') : t('No attempt to pay yet')}
          hint={t('Each attempt to pay by card appears here with its result.')}
        />
      </Card>
    )
  }
  return (
    <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('Payment attempts')}>
      {requested.data.data.map((attempt) => (
        <li key={attempt.orderId}>
          <PaymentAttemptCard attempt={attempt} />
        </li>
      ))}
    </Stack>
  )
}
