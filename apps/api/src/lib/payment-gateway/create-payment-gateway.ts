import type { Config } from '#config.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createSandboxGateway } from './sandbox.ts'
import { createTwoC2pGateway } from './two-c-two-p.ts'

/** Returns undefined when the operator configured no gateway, so that payments are switched off. */
export function createPaymentGateway({
  payment,
  publicUrl,
}: Pick<Config, 'payment' | 'publicUrl'>): PaymentGateway | undefined {
  if (payment === undefined) return undefined
  if (payment.gateway === 'sandbox') return createSandboxGateway({ secret: payment.secret, publicUrl })
  return createTwoC2pGateway({ ...payment, publicUrl })
}
