import type { User } from '@thant/contracts/customers/users'
import { roles } from '@thant/contracts/roles'
import { describe, expect, it } from 'vitest'
import { emptyUser, userBodyOf, valuesOfUser } from './user-values.ts'

const organizationId = '00000000-0000-4000-8000-000000000001'

describe('the form of a user', () => {
  it.each(roles)('sends an organization for %s only if it is a customer', (type) => {
    const body = userBodyOf({ ...emptyUser, type, organizationId })
    expect(body.organizationId).toBe(type === 'USER' ? organizationId : null)
  })

  it.each(roles)('sends limits to sites for %s only if it is a customer', (type) => {
    const body = userBodyOf({ ...emptyUser, type, organizationId, siteIds: ['s'] })
    expect(body.siteIds).toEqual(type === 'USER' ? ['s'] : [])
  })

  it('sends a type that is not chosen as an empty text, which the contract calls required', () => {
    expect(userBodyOf(emptyUser).type).toBe('')
  })

  it('is filled with the id of the organization', () => {
    const fields = { name: 'Ma Su', email: 'su@demo.example', phoneNumber: '09 123 456', type: 'USER' as const }
    const user = {
      ...fields,
      organizationId: { _id: organizationId, name: 'Golden Leaf Hotel' },
      sites: [{ _id: 's', name: 'Port' }],
    } as User
    expect(valuesOfUser(user)).toEqual({ ...fields, organizationId, siteIds: ['s'], language: null, handOverTo: null })
    expect(valuesOfUser({ ...user, type: 'DRIVER', organizationId: null }).organizationId).toBeNull()
  })
})
