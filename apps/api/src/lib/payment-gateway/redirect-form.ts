import { currencyNumbers } from '@thant/contracts/money'
import type { Checkout, PaymentOption } from '@thant/contracts/money/payments'
import { AppError } from '#lib/requests/app-error.ts'
import { withoutCardNumbers } from './card-number.ts'
import type { CheckoutPayment, Credentials, ProviderFields, ProviderResult } from './payment-gateway.ts'
import { fromProviderAmount, toProviderAmount } from './provider-amount.ts'
import { isSignedBy, requestFields, resultFields, sign } from './signature.ts'

/** The version of 2C2P's RedirectV3. */
export const protocolVersion = '8.5'

const providerOptions: Record<PaymentOption, string> = { card: 'C', counter: '1', bank: '1', mpu: 'M' }

type Merchant = { action: string; credentials: Credentials; publicUrl: string }

/** The browser posts this form to the provider. It is signed with the secret of the currency. */
export function signedForm(payment: CheckoutPayment, { action, credentials, publicUrl }: Merchant): Checkout {
  const { orderId, amount, currency, description, option, language } = payment
  const merchant = credentials[currency]
  if (merchant === undefined) throw new AppError('payment.currency-unavailable', { values: { currency } })
  const fields = {
    version: protocolVersion,
    merchant_id: merchant.merchantId,
    payment_description: asciiOf(description),
    order_id: orderId,
    currency: currencyNumbers[currency],
    amount: toProviderAmount(amount),
    result_url_1: `${publicUrl}/api/payment/2c2p/get`,
    result_url_2: `${publicUrl}/api/payment/2c2p`,
    payment_option: option === undefined ? 'A' : providerOptions[option],
    default_lang: language,
  }
  return {
    action,
    method: 'POST',
    fields: { ...fields, hash_value: sign(fields, requestFields, merchant.secret) },
  }
}

/** Returns undefined unless one of the secrets signed the result. */
export function readResult(fields: ProviderFields, credentials: Credentials): ProviderResult | undefined {
  if (!Object.values(credentials).some(({ secret }) => isSignedBy(fields, resultFields, secret))) return undefined
  const read = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const readPlain = (name: string, max: number) => withoutCardNumbers(asciiOf(read(name))).slice(0, max)
  const transactionRef = readPlain('transaction_ref', 50)
  const approvalCode = readPlain('approval_code', 20)
  return {
    orderId: readPlain('order_id', 40),
    merchantId: read('merchant_id'),
    currency: read('currency'),
    amount: fromProviderAmount(read('amount')),
    status: readPlain('payment_status', 10),
    transactionRef,
    approvalCode,
    transaction: `${transactionRef}${approvalCode}${readPlain('eci', 4)}`,
    isUnambiguous: Object.entries(fixedForms).every(([name, form]) => form.test(read(name))),
  }
}

/**
 * The signature hashes values without separators, so a refusal at a full minute could be read as a success (`…:20:00` +
 * `001` + `002` contains `000`), and the text of one of our requests as that of a result. When these fields have these
 * forms, the text splits in only one way.
 */
const fixedForms = {
  version: /^\d\d?\.\d\d?$/,
  request_timestamp: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  merchant_id: /^[A-Za-z0-9]{1,25}$/,
  order_id: /^[A-Za-z0-9]{1,40}$/,
  currency: /^\d{3}$/,
  amount: /^\d{12}$/,
  transaction_ref: /^[A-Za-z0-9]{1,50}$/,
  approval_code: /^[A-Za-z0-9]{0,20}$/,
  eci: /^[A-Za-z0-9]{0,4}$/,
  transaction_datetime: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  payment_channel: /^\d{3}$/,
  payment_status: /^\d{3}$/,
}

/** The hash is computed over bytes, and the provider may decode them in another encoding than UTF-8. */
function asciiOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, 255)
}
