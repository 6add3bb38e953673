import { Alert, Anchor } from '@mantine/core'
import { paymentEndpoints } from '@thant/contracts/money/payments'
import { Link } from 'react-router'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { isFlagged } from '../is-flagged.ts'

/** Says on an order's page that a result of the card provider waits for somebody to review it. */
export function OpenResultAlert({ orderId }: { orderId: string }) {
  const { t } = useTranslation()
  const attempts = useEndpoint(paymentEndpoints.orderAttempts, { params: { id: orderId } }).data?.data ?? []
  const isOpen = attempts.some(({ results }) => results.some((one) => isFlagged(one.outcome) && one.handledAt === null))
  if (!isOpen) return null
  return (
    <Alert color="amber">
      {t('A payment result of this order waits for review.')}{' '}
      <Anchor component={Link} to="?tab=attempts" inherit underline="always">
        {t('Look at it')}
      </Anchor>
    </Alert>
  )
}
