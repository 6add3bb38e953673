import { describe, expect, it } from 'vitest'
import { callbackHash, providerCallback, sandboxSecret } from '../../../test/records/provider-callback.ts'
import { requestFields, resultFields, sign } from './signature.ts'
import { createTwoC2pGateway } from './two-c-two-p.ts'

const gateway = createTwoC2pGateway({
  endpoint: 'https://demo2.2c2p.com/2C2PFrontEnd/RedirectV3/payment',
  credentials: {
    THB: { merchantId: 'JT04', secret: sandboxSecret },
    USD: { merchantId: 'JT01', secret: 'another secret of ours' },
  },
  publicUrl: 'https://portal.example',
})
const payment = {
  orderId: '100000000001',
  amount: '150.00',
  currency: 'USD',
  description: 'Order 100000000001',
  option: 'card',
  language: 'en',
} as const

describe('a form for the provider', () => {
  it('has the amount in 12 digits, the number of the currency, our addresses and a signature over them', {
    tags: ['7.10-01', '9-09'],
  }, () => {
    const { action, method, fields } = gateway.createCheckout(payment)
    const { hash_value, ...signed } = fields
    expect([action, method]).toEqual(['https://demo2.2c2p.com/2C2PFrontEnd/RedirectV3/payment', 'POST'])
    expect(signed).toEqual({
      version: '8.5',
      merchant_id: 'JT01',
      payment_description: 'Order 100000000001',
      order_id: '100000000001',
      currency: '840',
      amount: '000000015000',
      result_url_1: 'https://portal.example/api/payment/2c2p/get',
      result_url_2: 'https://portal.example/api/payment/2c2p',
      payment_option: 'C',
      default_lang: 'en',
    })
    expect(hash_value).toBe(sign(signed, requestFields, 'another secret of ours'))
    expect(JSON.stringify(fields)).not.toContain('secret')
  })

  it.each([
    ['card', 'C'],
    ['counter', '1'],
    ['bank', '1'],
    ['mpu', 'M'],
    [undefined, 'A'],
  ] as const)('asks by %s for %s', (option, code) => {
    expect(gateway.createCheckout({ ...payment, option }).fields.payment_option).toBe(code)
  })

  it('describes in ASCII, since the hash is over bytes', () => {
    const { fields } = gateway.createCheckout({ ...payment, description: 'Café ဘူး 2 \n<b>' })
    expect(fields.payment_description).toBe('Cafe  2 <b>')
  })

  it('is refused in a currency without credentials', () => {
    expect(() => gateway.createCheckout({ ...payment, currency: 'MMK' })).toThrow('Payments in MMK cannot be made here')
  })
})

const read = (fields: Record<string, string>) =>
  gateway.verifyResult({ ...fields, hash_value: sign(fields, resultFields, sandboxSecret) })

describe('a result', () => {
  it('is read from a real callback, which can be split in one way only', { tags: ['2.12-23'] }, () => {
    expect(gateway.verifyResult({ ...providerCallback, hash_value: callbackHash })).toEqual({
      orderId: '2020010712140012345',
      merchantId: 'JT04',
      currency: '764',
      amount: '1.00',
      status: '000',
      transactionRef: '2020010712140012345',
      approvalCode: '055078',
      transaction: '202001071214001234505507805',
      isUnambiguous: true,
    })
  })

  it('is refused unless one of our secrets signed it', () => {
    expect(
      gateway.verifyResult({ ...providerCallback, hash_value: sign(providerCallback, resultFields, 'theirs') }),
    ).toBeUndefined()
    expect(gateway.verifyResult({})).toBeUndefined()
  })

  const refused = { ...providerCallback, transaction_datetime: '2020-01-07 13:20:00', payment_status: '002' }
  it.each([
    // A refusal at a full minute, whose characters are moved until the status reads as a success.
    { transaction_datetime: '2020-01-07 13:20:', payment_channel: '0', channel_response_code: '100200' },
    { transaction_datetime: '', approval_code: '0550780520200107 13:20:', eci: '', payment_channel: '0' },
    { approval_code: '055078052020-01-07 13:20:', eci: '', transaction_datetime: '', payment_channel: '0' },
    { transaction_ref: '', approval_code: '', eci: '', transaction_datetime: '', payment_channel: '' },
  ])('is ambiguous when a refusal was moved into a success: %j', (moved) => {
    expect(read(refused)).toMatchObject({ status: '002', isUnambiguous: true })
    expect(read({ ...refused, ...moved, payment_status: '000' })).toMatchObject({ status: '000', isUnambiguous: false })
  })

  it.each([
    ['version', '99 8.5'],
    ['version', ''],
    ['request_timestamp', 'JT04 Waste collection'],
    ['merchant_id', 'JT04 Waste'],
    ['order_id', '1000 0000'],
    ['currency', 'THB'],
    ['amount', '1.00'],
  ])('is ambiguous when its %s is %j, as in the text of a request that is read as a result', (name, value) => {
    expect(read({ ...providerCallback, [name]: value })?.isUnambiguous).toBe(false)
  })

  it('contains no card number in any field, and only plain text', () => {
    const pan = '4111111111111111'
    const fields = { ...providerCallback, transaction_ref: pan, approval_code: pan, order_id: pan, payment_status: pan }
    const result = read(fields)
    expect(JSON.stringify(result)).not.toContain(pan)
    expect(read({ ...providerCallback, transaction_ref: 'a\0b\ud800ကc' })?.transactionRef).toBe('abc')
  })
})
