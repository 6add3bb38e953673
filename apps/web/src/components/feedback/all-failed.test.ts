import { expect, test } from 'vitest'
import { areAllFailed } from './all-failed.ts'

const query = { data: undefined, error: null, refetch: async () => undefined }
const failed = { ...query, error: new Error('unreachable') }
const loaded = { ...query, data: { data: [] } }

test.each([
  ['all calls failed', [failed, failed], true],
  ['one of them has an answer', [failed, loaded], false],
  ['one of them is still under way', [failed, query], false],
  ['one of them failed and has an earlier answer', [failed, { ...failed, ...{ data: {} } }], false],
  ['there are none', [], false],
])('when %s, the page fails as one: %s', (_when, queries, expected) => {
  expect(areAllFailed(queries)).toBe(expected)
})
