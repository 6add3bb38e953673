import type { Role } from '@thant/contracts/access'
import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { User, userEndpoints } from '@thant/contracts/users'

export type UserValues = {
  name: string
  email: string
  phoneNumber: string
  type: Role | null
  organizationId: string | null
}

export const emptyUser: UserValues = { name: '', email: '', phoneNumber: '', type: null, organizationId: null }

export function valuesOfUser(user: User): UserValues {
  const { name, email, phoneNumber, type, organizationId } = user
  return { name, email, phoneNumber, type, organizationId: organizationId?._id ?? null }
}

/** Omits an organization that was chosen before the type was changed, because only customers belong to one. */
export function userBodyOf(values: UserValues): BodyInputOf<typeof userEndpoints.create> {
  return {
    ...values,
    type: values.type ?? '',
    organizationId: values.type === 'USER' ? values.organizationId : null,
  }
}
