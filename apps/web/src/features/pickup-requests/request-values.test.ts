import { expect, it } from 'vitest'
import { emptyRequest, requestBodyOf, wantedTime } from './request-values.ts'

const timeZone = 'Asia/Yangon'

it('asks for the time at which the part of the day begins', () => {
  expect(wantedTime('2026-02-05', 'morning', timeZone)).toBe('2026-02-05T02:30:00Z')
  expect(wantedTime('2026-02-05', 'afternoon', timeZone)).toBe('2026-02-05T06:30:00Z')
  expect(wantedTime('5 Febr', 'any', timeZone)).toBeUndefined()
})

it('asks for no time to cancel a pickup', () => {
  const values = { ...emptyRequest, organizationId: 'an organization', wantedAt: '2026-02-05' }
  const body = requestBodyOf(values, { kind: 'cancel', pickup: 'a pickup', timeZone })
  expect(body).toMatchObject({ kind: 'cancel', pickup: 'a pickup' })
  expect(body).not.toHaveProperty('wantedAt')
})
