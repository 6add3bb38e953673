import { expect, it } from 'vitest'
import { createExports } from './exports.ts'

const staff = (id: string) => ({ actor: { id, organizationId: null }, ip: null })
const customer = (id: string) => ({ actor: { id, organizationId: 'an organization' }, ip: null })

it('customers leave a place for an export to staff', { tags: ['R-rel-28'] }, () => {
  const exports = createExports()
  exports.begin(customer('a'))
  const end = exports.begin(customer('b'))
  expect(() => exports.begin(customer('c'))).toThrow(expect.objectContaining({ code: 'export.busy' }))
  exports.begin(staff('d'))
  expect(() => exports.begin(staff('e'))).toThrow(expect.objectContaining({ code: 'export.busy' }))
  end()
  exports.begin(customer('c'))
})
