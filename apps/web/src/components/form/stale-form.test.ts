import { expect, test } from 'vitest'
import { ApiError } from '#lib/calls/api-error.ts'
import { staleFormOf } from './stale-form.ts'

test('a conflict tells the version to go on from, and who saved it when', () => {
  const values = { by: 'Daw Mya', at: '2026-11-22T04:00:00.000Z' }
  const refusal = new ApiError(409, { code: 'record.stale', current: { __v: 4 }, values })
  const versions = { base: { remark: '' }, mine: { remark: 'mine' }, theirs: { remark: '' } }
  expect(staleFormOf(refusal, versions)).toEqual({
    theirs: { remark: '' },
    merged: { remark: 'mine' },
    differences: [],
    version: 4,
    ...values,
  })
})
