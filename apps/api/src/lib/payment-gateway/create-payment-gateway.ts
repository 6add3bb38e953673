import type { Config } from '#config.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createSandboxGateway } from './sandbox.ts'
import { createTwoC2pGateway } from './two-c-two-p.ts'

/** The gateway that the operator asked for by name; undefined when none was, and nobody can pay. */
export function createPaymentGateway({
  payment,
  publicUrl,
}: Pick<Config, 'payment' | 'publicUrl'>): PaymentGateway | undefined {
  if (payment === undefined) return undefined
  if (payment.gateway === 'sandbox') return createSandboxGateway({ secret: payment.secret, publicUrl })
  return createTwoC2pGateway({ ...payment, publicUrl })
}
