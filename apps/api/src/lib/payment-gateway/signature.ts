import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ProviderFields } from './payment-gateway.ts'

/** The values of a request are hashed in this order, which differs from the form's (docs/payments.md 2). */
export const requestFields = fieldNames(`
  version merchant_id payment_description order_id invoice_no currency amount customer_email pay_category_id promotion
  user_defined_1 user_defined_2 user_defined_3 user_defined_4 user_defined_5 result_url_1 result_url_2 enable_store_card
  stored_card_unique_id request_3ds recurring order_prefix recurring_amount allow_accumulate max_accumulate_amount
  recurring_interval recurring_count charge_next_date charge_on_date payment_option ipp_interest_type payment_expiry
  default_lang statement_descriptor use_storedcard_only tokenize_without_authorization product ipp_period_filter
  sub_merchant_list qr_type custom_route_id airline_transaction airline_passenger_list address_list`)

/** The values of a result are hashed in this order; `mcp*` fields are posted but not hashed. */
export const resultFields = fieldNames(`
  version request_timestamp merchant_id order_id invoice_no currency amount transaction_ref approval_code eci
  transaction_datetime payment_channel payment_status channel_response_code channel_response_desc masked_pan
  stored_card_unique_id backend_invoice paid_channel paid_agent recurring_unique_id user_defined_1 user_defined_2
  user_defined_3 user_defined_4 user_defined_5 browser_info ippPeriod ippInterestType ippInterestRate
  ippMerchantAbsorbRate payment_scheme process_by sub_merchant_list`)

/** Returns the HMAC-SHA256 in hex of the concatenated values; a missing value counts as empty. */
export function sign(fields: ProviderFields, order: readonly string[], secret: string): string {
  return createHmac('sha256', secret)
    .update(order.map((name) => textOf(fields[name])).join(''))
    .digest('hex')
}

/** Compares `hash_value` in constant time and in any case; returns false for malformed fields. */
export function isSignedBy(fields: ProviderFields, order: readonly string[], secret: string): boolean {
  const received = fields.hash_value
  // A repeated field would be hashed as one text but read as another.
  if (typeof received !== 'string' || order.some((name) => Array.isArray(fields[name]))) return false
  const expected = Buffer.from(sign(fields, order, secret))
  const compared = Buffer.from(received.toLowerCase())
  return compared.length === expected.length && timingSafeEqual(compared, expected)
}

function textOf(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}

function fieldNames(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}
