import { expect, it } from 'vitest'
import { accessProblem, type Caller } from './access-problem.ts'

it.each<[isPublic: boolean, caller: Caller, status: number, code?: string]>([
  [true, 'anonymous', 200],
  [true, 'anonymous', 400, 'validation.failed'],
  [true, 'anonymous', 404, 'report.not-found'],
  [false, 'anonymous', 401, 'session.missing'],
  [false, 'allowed', 200],
  [false, 'allowed', 404, 'pickup.not-found'],
  [false, 'refused', 403, 'access.forbidden'],
])(
  'finds nothing wrong where public is %s, the caller is %s and the answer is %s %s',
  (isPublic, caller, status, code) => {
    expect(accessProblem(isPublic, caller, { status, code })).toBeUndefined()
  },
)

it.each<[isPublic: boolean, caller: Caller, status: number, code: string]>([
  [true, 'anonymous', 401, 'session.missing'],
  [true, 'anonymous', 403, 'access.forbidden'],
  [true, 'anonymous', 500, 'internal'],
  [true, 'anonymous', 503, 'database.away'],
  [false, 'anonymous', 200, 'none'],
  [false, 'anonymous', 401, 'session.expired'],
  [false, 'anonymous', 403, 'access.forbidden'],
  [false, 'anonymous', 500, 'internal'],
  [false, 'allowed', 401, 'session.expired'],
  [false, 'allowed', 403, 'access.forbidden'],
  [false, 'allowed', 503, 'database.away'],
  [false, 'refused', 200, 'none'],
  [false, 'refused', 403, 'pickup.not-yours'],
  [false, 'refused', 500, 'internal'],
])('finds a fault where public is %s, the caller is %s and the answer is %s %s', (isPublic, caller, status, code) => {
  expect(accessProblem(isPublic, caller, { status, code })).toBeDefined()
})
