import { pickupRequestStates } from '@thant/contracts/service/pickup-request-states'
import { expect, it } from 'vitest'
import { currentState, type RequestStep, stateAfter } from './request-states.ts'

const allowed: Record<RequestStep, string[]> = {
  accept: ['OPEN>ACCEPTED', 'EXPIRED>ACCEPTED'],
  decline: ['OPEN>DECLINED', 'EXPIRED>DECLINED'],
  counter: ['OPEN>COUNTERED', 'COUNTERED>COUNTERED', 'EXPIRED>COUNTERED'],
  agree: ['COUNTERED>AGREED'],
  refuse: ['COUNTERED>REFUSED'],
  withdraw: ['OPEN>WITHDRAWN', 'COUNTERED>WITHDRAWN'],
  expire: ['OPEN>EXPIRED', 'COUNTERED>EXPIRED'],
  reopen: ['DECLINED>OPEN'],
  'reopen-late': ['DECLINED>EXPIRED'],
}

it.each(Object.entries(allowed))('allows to %s only from its states', { tags: ['10.6-03'] }, (step, expected) => {
  const found = pickupRequestStates.flatMap((state) => {
    const after = stateAfter(state, step as RequestStep)
    return after === undefined ? [] : [`${state}>${after}`]
  })
  expect(found).toEqual(expected)
})

it('takes an open request past its time for expired', () => {
  const expiresAt = new Date('2026-02-03T09:30:00Z')
  const at = (state: 'OPEN' | 'ACCEPTED', now: string) => currentState({ state, expiresAt }, new Date(now))
  expect(at('OPEN', '2026-02-03T09:29:59Z')).toBe('OPEN')
  expect(at('OPEN', '2026-02-03T09:30:00Z')).toBe('EXPIRED')
  expect(at('ACCEPTED', '2026-02-04T09:30:00Z')).toBe('ACCEPTED')
})
