import { expect, it } from 'vitest'
import { contactSearch, readPrefilled } from './prefilled.ts'

const pickup = '2026-11-23T02:45:00.000Z'

it('reads back what a link to the contact form carries', () => {
  expect(readPrefilled(new URLSearchParams(contactSearch('missed-pickup', pickup)))).toEqual({
    topic: 'missed-pickup',
    pickup,
  })
  expect(readPrefilled(new URLSearchParams(contactSearch('new-service')))).toEqual({
    topic: 'new-service',
    pickup: undefined,
  })
})

it('ignores a mistyped address', () => {
  const params = new URLSearchParams('?topic=gossip&pickup=tomorrow')
  expect(readPrefilled(params)).toEqual({ topic: 'other', pickup: undefined })
})
