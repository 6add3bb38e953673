import { describe, expect, it } from 'vitest'
import { callbackHash, providerCallback, sandboxSecret } from '../../../test/records/provider-callback.ts'
import { isSignedBy, requestFields, resultFields, sign } from './signature.ts'

const isSigned = (fields: Record<string, string | string[]>) => isSignedBy(fields, resultFields, sandboxSecret)

describe('the hash of a result', () => {
  it('is that of a real callback', { tags: ['2.12-23', '7.10-02', '9-10'] }, () => {
    expect(sign(providerCallback, resultFields, sandboxSecret)).toBe(callbackHash)
    expect(isSigned({ ...providerCallback, hash_value: callbackHash })).toBe(true)
  })

  it('may be written in capitals', { tags: ['R-sec-37'] }, () => {
    expect(isSigned({ ...providerCallback, hash_value: callbackHash.toUpperCase() })).toBe(true)
  })

  it.each([
    undefined,
    '',
    callbackHash.slice(0, -1),
    `${callbackHash}0`,
    ` ${callbackHash}`,
    callbackHash.replace('b', 'c'),
    [callbackHash],
    [callbackHash, callbackHash],
    'ﬀ'.repeat(32),
    '\0'.repeat(64),
  ])('is not %j', { tags: ['R-sec-37'] }, (hash_value) => {
    expect(isSigned({ ...providerCallback, ...(hash_value !== undefined && { hash_value }) })).toBe(false)
  })

  it('holds for each of its 34 fields, and no field comes twice', () => {
    expect(resultFields).toHaveLength(34)
    for (const name of resultFields) {
      expect([
        name,
        isSigned({
          ...providerCallback,
          [name]: `${providerCallback[name as keyof typeof providerCallback] ?? ''}1`,
          hash_value: callbackHash,
        }),
      ]).toEqual([name, false])
      const twice = [providerCallback[name as keyof typeof providerCallback] ?? '', '']
      expect([name, isSigned({ ...providerCallback, [name]: twice, hash_value: callbackHash })]).toEqual([name, false])
    }
  })

  it('leaves out the mcp fields', () => {
    expect(isSigned({ ...providerCallback, mcp: '1', mcp_amount: '000000000001', hash_value: callbackHash })).toBe(true)
  })
})

it('is over 44 fields for a request, in the order of the provider and not of the form', { tags: ['7.10-02'] }, () => {
  expect(requestFields).toHaveLength(44)
  const form = { result_url_2: 'h', result_url_1: 'g', amount: 'f', currency: 'e', order_id: 'd', version: 'a' }
  const rest = { payment_description: 'c', merchant_id: 'b' }
  expect(sign({ ...form, ...rest }, requestFields, 'k')).toBe(sign({ version: 'abcdefgh' }, requestFields, 'k'))
})
