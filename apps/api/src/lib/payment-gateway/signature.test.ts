import { describe, expect, it } from 'vitest'
import { isSignedBy, requestFields, resultFields, sign } from './signature.ts'

/** A callback that the provider sent to its published sandbox merchant (PAYMENTS.md). */
const secret = 'QnmrnH6QE23N'
const real = {
  version: '8.5',
  request_timestamp: '2020-01-07 13:19:34',
  merchant_id: 'JT04',
  order_id: '2020010712140012345',
  currency: '764',
  amount: '000000000100',
  transaction_ref: '2020010712140012345',
  approval_code: '055078',
  eci: '05',
  transaction_datetime: '2020-01-07 13:20:45',
  payment_channel: '001',
  payment_status: '000',
  channel_response_code: '00',
  channel_response_desc: 'success',
  masked_pan: '411111XXXXXX1111',
  user_defined_1: '2020010712140012345',
  browser_info: 'Type=Chrome79,Name=Chrome,Ver=79.0',
  payment_scheme: 'VI',
  process_by: 'VI',
}
const hash = 'bc00298e8cfca6c966c9a8c392aff43a0614e7803909e84736c74ba02a1231c5'
const isSigned = (fields: Record<string, string | string[]>) => isSignedBy(fields, resultFields, secret)

describe('the hash of a result', () => {
  it('is that of a real callback', () => {
    expect(sign(real, resultFields, secret)).toBe(hash)
    expect(isSigned({ ...real, hash_value: hash })).toBe(true)
  })

  it('may be written in capitals', () => {
    expect(isSigned({ ...real, hash_value: hash.toUpperCase() })).toBe(true)
  })

  it.each([
    undefined,
    '',
    hash.slice(0, -1),
    `${hash}0`,
    ` ${hash}`,
    hash.replace('b', 'c'),
    [hash],
    [hash, hash],
    'ﬀ'.repeat(32),
    '\0'.repeat(64),
  ])('is not %j', (hash_value) => {
    expect(isSigned({ ...real, ...(hash_value !== undefined && { hash_value }) })).toBe(false)
  })

  it('holds for each of its 34 fields, and no field comes twice', () => {
    expect(resultFields).toHaveLength(34)
    for (const name of resultFields) {
      expect([
        name,
        isSigned({ ...real, [name]: `${real[name as keyof typeof real] ?? ''}1`, hash_value: hash }),
      ]).toEqual([name, false])
      const twice = [real[name as keyof typeof real] ?? '', '']
      expect([name, isSigned({ ...real, [name]: twice, hash_value: hash })]).toEqual([name, false])
    }
  })

  it('leaves out the mcp fields', () => {
    expect(isSigned({ ...real, mcp: '1', mcp_amount: '000000000001', hash_value: hash })).toBe(true)
  })
})

it('is over 44 fields for a request, in the order of the provider and not of the form', () => {
  expect(requestFields).toHaveLength(44)
  const form = { result_url_2: 'h', result_url_1: 'g', amount: 'f', currency: 'e', order_id: 'd', version: 'a' }
  const rest = { payment_description: 'c', merchant_id: 'b' }
  expect(sign({ ...form, ...rest }, requestFields, 'k')).toBe(sign({ version: 'abcdefgh' }, requestFields, 'k'))
})
