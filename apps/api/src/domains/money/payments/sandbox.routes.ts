import formbody from '@fastify/formbody'
import { sandboxEndpoints } from '@thant/contracts/money/sandbox-payments'
import type { FastifyInstance } from 'fastify'
import type { SandboxGateway } from '#lib/payment-gateway/sandbox.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { serve } from '#lib/requests/serve.ts'
import { chooseOutcome, getSandboxPayment } from './sandbox.queries.ts'

const { begin, ...pageEndpoints } = sandboxEndpoints

/** Plays the card provider's part. The routes exist only if the operator configured the sandbox. */
export async function sandboxRoutes(app: FastifyInstance, gateway: SandboxGateway): Promise<void> {
  serve(
    app,
    pageEndpoints,
  )({
    get: ({ context, params }) => getSandboxPayment(context, params.attempt),
    choose: ({ context, params, body }) => chooseOutcome(context, gateway, params.attempt, body.status),
  })
  await app.register(async (forms) => {
    await forms.register(formbody)
    serve(forms, { begin })({
      begin: async ({ body }) => {
        if (!gateway.isOurRequest(body)) throw new AppError('payment.bad-signature')
        return { location: `/sandbox_payment/${body.order_id}` }
      },
    })
  })
}
