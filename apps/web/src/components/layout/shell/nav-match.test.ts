import { expect, test } from 'vitest'
import { isWithin } from './nav-match.ts'

test.each([
  ['/', '/', true],
  ['/', '/users', false],
  ['/users', '/users/edit/1', true],
  ['/users', '/users-archive', false],
])('the entry %s is marked at %s: %s', (href, pathname, isMarked) => {
  expect(isWithin({ href }, pathname)).toBe(isMarked)
})

test('an entry is marked at its screens elsewhere', () => {
  const invoices = { href: '/invoice', screens: ['/payment/:paymentId'] }
  expect(isWithin(invoices, '/payment/0198')).toBe(true)
  expect(isWithin(invoices, '/payment')).toBe(false)
})
