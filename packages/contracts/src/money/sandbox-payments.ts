import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currencies } from '../money.ts'
import { orderNumberSchema } from './order-form.ts'
import { checkoutSchema, paymentOptionSchema, providerFieldsSchema } from './payments.ts'

/** The demonstration replaces the card provider by its own pages, which exist only with PAYMENT_GATEWAY=sandbox. */
const sandboxParams = z.object({ attempt: orderNumberSchema })

export const sandboxEndpoints = {
  begin: endpoint({
    method: 'POST',
    path: '/sandbox_payment',
    access: 'public',
    summary: 'Accept the signed form as the card provider would, and redirect to the page where the outcome is chosen',
    body: providerFieldsSchema,
    reply: 'redirect',
  }),
  get: endpoint({
    method: 'GET',
    path: '/sandbox_payment/:attempt',
    access: 'public',
    summary: 'The payment attempt of the sandbox',
    params: sandboxParams,
    reply: z.object({
      orderId: z.string(),
      description: z.string(),
      amount: z.number(),
      currency: z.enum(currencies),
      option: z.nullable(paymentOptionSchema),
    }),
  }),
  choose: endpoint({
    method: 'POST',
    path: '/sandbox_payment/:attempt',
    access: 'public',
    summary:
      'The signed results of a chosen outcome: one to notify the portal with, one for the browser to go back with',
    params: sandboxParams,
    body: z.object({ status: z.enum(['000', '001', '002', '003', '999'], 'Invalid') }),
    reply: z.object({ notification: checkoutSchema, comeBack: checkoutSchema }),
  }),
}
