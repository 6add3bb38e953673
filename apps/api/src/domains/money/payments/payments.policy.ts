import { currencyNumbers } from '@thant/contracts/money'
import type { paymentAttempts } from '#database/schema/payments.ts'
import type { PaymentGateway, ProviderResult } from '#lib/payment-gateway/payment-gateway.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import type { Payable } from './payables.service.ts'
import { isKnownStatus, type PayableState } from './result-decision.ts'

export function assertIsConfigured(gateway: PaymentGateway | undefined): asserts gateway is PaymentGateway {
  if (gateway === undefined) throw new AppError('payment.not-configured')
}

/** Throws if the payable is paid or rejected, or if its amount is not the one that the payer saw. */
export function assertPayable({ state, amount }: Payable, seenAmount: number | undefined): void {
  if (state === 'paid') throw new AppError('payment.already-paid')
  if (state === 'closed') throw new AppError('payment.closed')
  if (seenAmount !== undefined && seenAmount.toFixed(2) !== amount) throw errorAt('amount', 'payment.amount-differs')
}

type Price = Pick<typeof paymentAttempts.$inferSelect, 'amount' | 'currency'>

/** Whether an attempt asks for what its order costs: the payer may have changed the order since. */
export function isAtPriceOf(payable: Price, attempt: Price): boolean {
  return payable.amount === attempt.amount && payable.currency === attempt.currency
}

/** For an attempt at another price than today's, an order is closed: money for it is to be given back. */
export function stateForAttempt(payable: Price & { state: PayableState }, attempt: Price): PayableState {
  return payable.state === 'payable' && !isAtPriceOf(payable, attempt) ? 'closed' : payable.state
}

/**
 * Checks every field that identifies the attempt; only an error (999) may leave out the amount (docs/payments.md 6).
 */
export function isAboutAttempt(
  result: ProviderResult,
  attempt: Pick<typeof paymentAttempts.$inferSelect, 'merchantId' | 'currency' | 'amount'>,
): boolean {
  const isOfAmount = result.amount === attempt.amount || (result.status === '999' && result.amount === undefined)
  return (
    isOfAmount &&
    result.merchantId === attempt.merchantId &&
    result.currency === currencyNumbers[attempt.currency] &&
    isKnownStatus(result.status) &&
    (result.status !== '000' || result.isUnambiguous)
  )
}
