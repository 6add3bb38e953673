import type { ReplyOf } from '@thant/contracts/endpoint'
import { currencyNumbers } from '@thant/contracts/money'
import type { sandboxEndpoints } from '@thant/contracts/money/sandbox-payments'
import { eq } from 'drizzle-orm'
import { paymentAttempts } from '#database/schema/payments.ts'
import type { AnyContext } from '#lib/context.ts'
import type { ProviderStatus } from '#lib/payment-gateway/payment-gateway.ts'
import { toProviderAmount } from '#lib/payment-gateway/provider-amount.ts'
import type { SandboxGateway } from '#lib/payment-gateway/sandbox.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { readPayable } from './payables.service.ts'
import { describePayable } from './payments.presenter.ts'

export async function getSandboxPayment(
  context: AnyContext,
  number: string,
): Promise<ReplyOf<typeof sandboxEndpoints.get>> {
  const attempt = await getAttempt(context, number)
  const payable = await readPayable(context, attempt)
  return {
    orderId: attempt.number,
    description: describePayable(payable),
    amount: Number(attempt.amount),
    currency: attempt.currency,
    option: attempt.option,
  }
}

/** Returns the signed results of the chosen outcome, which the payer's browser delivers in place of the provider. */
export async function chooseOutcome(
  context: AnyContext,
  gateway: SandboxGateway,
  number: string,
  status: ProviderStatus,
): Promise<ReplyOf<typeof sandboxEndpoints.choose>> {
  const { merchantId, currency, amount } = await getAttempt(context, number)
  const payment = {
    orderId: number,
    merchantId,
    currency: currencyNumbers[currency],
    amount: toProviderAmount(amount),
    at: context.clock.now(),
  }
  return gateway.resultsOf(payment, status)
}

async function getAttempt({ database }: AnyContext, number: string) {
  const [attempt] = await database.select().from(paymentAttempts).where(eq(paymentAttempts.number, number))
  if (attempt === undefined) throw new AppError('payment.not-found')
  return attempt
}
