import type { Role } from '@thant/contracts/access'
import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { User, userEndpoints } from '@thant/contracts/users'

export type UserValues = {
  name: string
  email: string
  phoneNumber: string
  type: Role | null
  organizationId: string | null
  /** Empty without limits. */
  siteIds: string[]
}

export const emptyUser: UserValues = {
  name: '',
  email: '',
  phoneNumber: '',
  type: null,
  organizationId: null,
  siteIds: [],
}

export function valuesOfUser(user: User): UserValues {
  const { name, email, phoneNumber, type, organizationId, sites } = user
  const siteIds = sites.map(({ _id }) => _id)
  return { name, email, phoneNumber, type, organizationId: organizationId?._id ?? null, siteIds }
}

/** Omits an organization that was chosen before the type was changed, because only customers belong to one. */
export function userBodyOf(values: UserValues): BodyInputOf<typeof userEndpoints.create> {
  return {
    ...values,
    type: values.type ?? '',
    organizationId: values.type === 'USER' ? values.organizationId : null,
    siteIds: values.type === 'USER' ? values.siteIds : [],
  }
}
