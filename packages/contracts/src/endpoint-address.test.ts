import { expect, it } from 'vitest'
import { addressOf } from './endpoint-address.ts'

it('fills in the parameters, escaped', () => {
  const params = { id: 'a/b?c', linkId: '7' }
  expect(addressOf({ path: '/reports/:id/links/:linkId' }, { params })).toBe('/api/reports/a%2Fb%3Fc/links/7')
})

it('sends what the query holds, and leaves out what is empty', () => {
  const query = { page: 2, q: 'a & b', status: undefined, from: null, to: '', isOpen: false }
  expect(addressOf({ path: '/users' }, { query })).toBe('/api/users?page=2&q=a+%26+b&isOpen=false')
})

it('has no question mark where nothing is asked for', () => {
  expect(addressOf({ path: '/me' }, {})).toBe('/api/me')
})

it('adds the query to that of the path', () => {
  const calendar = { path: '/logistics?view=calendar' }
  expect(addressOf(calendar, { query: { from: '2026-02-01' } })).toBe('/api/logistics?view=calendar&from=2026-02-01')
})
