import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ApiError } from '#lib/calls/api-error.ts'
import { errorText } from '#lib/calls/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { isWorthAnotherTry } from '../payment-outcomes.ts'

type PayFailureProps = {
  failure: ApiError
  /** Shown when it turned out to be paid already: the way to what the payer has then. */
  paid?: ReactNode
}

/** Says why the payer was not sent to the card provider; what is paid already is no reason to try again. */
export function PayFailure({ failure, paid }: PayFailureProps) {
  const { t } = useTranslation()
  const isPaid = failure.code === 'payment.already-paid'
  return (
    <Alert color={isPaid ? 'leaf' : 'brick'} role="alert" title={errorText(failure, t)}>
      {isPaid ? paid : isWorthAnotherTry(failure) && t('You were not sent to the card provider. Please try again.')}
    </Alert>
  )
}
