import { abilitiesOf } from '@thant/contracts/access'
import type { Me } from '@thant/contracts/customers/auth'
import type { SearchKind, SearchResult } from '@thant/contracts/reporting/search'
import type { Role } from '@thant/contracts/roles'
import { expect, it } from 'vitest'
import { resultHref } from './result-href.ts'

const found = (kind: SearchKind): SearchResult => ({
  kind,
  _id: 'the-id',
  title: '',
  hint: '',
  at: '2026-02-03T18:00:00.000Z',
  organizationId: 'its-organization',
  isPayable: false,
})

it.each<[Role, SearchKind, string]>([
  ['ADMIN', 'customer', '/organizations/profile?id=the-id'],
  ['ADMIN', 'person', '/users/profile?id=the-id'],
  ['ADMIN', 'pickup', '/schedule/waste-collection/the-id'],
  ['ADMIN', 'request', '/pickup_requests/the-id'],
  ['ADMIN', 'invoice', '/payment/organizations/its-organization/the-id'],
  ['ADMIN', 'report', '/report/the-id'],
  // The day is the company's.
  ['FINANCE OFFICE', 'pickup', '/organizations/schedule/its-organization?day=2026-02-04'],
  ['USER', 'pickup', '/schedule?day=2026-02-04'],
  ['USER', 'invoice', '/payment/the-id'],
  ['USER', 'request', '/pickup_requests/the-id'],
  ['DRIVER', 'pickup', '/driver/pickups/the-id'],
])('leads %s from a found %s to %s', { tags: ['13.1-05'] }, (role, kind, href) => {
  const me = { type: role, abilities: abilitiesOf(role) } as Me
  expect(resultHref(found(kind), me, 'Asia/Yangon')).toBe(href)
})
