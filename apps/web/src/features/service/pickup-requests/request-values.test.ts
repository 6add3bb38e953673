import { expect, it } from 'vitest'
import { emptyRequest, requestBodyOf, requestedTime } from './request-values.ts'

const timeZone = 'Asia/Yangon'

it('asks for the time at which the part of the day begins', () => {
  const requested = { timeZone, moved: undefined }
  expect(requestedTime('2026-02-05', 'morning', requested)).toBe('2026-02-05T02:30:00Z')
  expect(requestedTime('2026-02-05', 'afternoon', requested)).toBe('2026-02-05T06:30:00Z')
  expect(requestedTime('5 Febr', 'any', requested)).toBeUndefined()
})

it.each([
  ['any', '2026-02-05T00:30:00Z'],
  ['morning', '2026-02-05T00:30:00Z'],
  ['afternoon', '2026-02-05T06:30:00Z'],
] as const)(
  'keeps the time of a pickup of 07:00 that is moved, unless it is wanted in the %s',
  { tags: ['10.6-14'] },
  (part, expected) => {
    const moved = { pickUpTime: '2026-02-03T00:30:00Z' }
    expect(requestedTime('2026-02-05', part, { timeZone, moved })).toBe(expected)
  },
)

it('asks for no time to cancel a pickup', () => {
  const values = { ...emptyRequest, organizationId: 'an organization', wantedAt: '2026-02-05' }
  const body = requestBodyOf(values, {
    kind: 'cancel',
    pickup: { _id: 'a pickup', pickUpTime: '2026-02-03T00:30:00Z' },
    timeZone,
  })
  expect(body).toMatchObject({ kind: 'cancel', pickup: 'a pickup' })
  expect(body).not.toHaveProperty('wantedAt')
})
