import type { Language } from '@thant/contracts/customers/auth'
import type { driverHandoverEndpoints, User, userEndpoints } from '@thant/contracts/customers/users'
import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { Role } from '@thant/contracts/roles'
import type { StaffMember } from './staff-member.ts'

export type UserValues = {
  name: string
  email: string
  phoneNumber: string
  type: Role | null
  organizationId: string | null
  /** Empty without limits. */
  siteIds: string[]
  /** Null is the language of most people of the organization. */
  language: Language | null
  /** The driver to whom everything ahead of one who stops driving goes. */
  handOverTo: StaffMember | null
}

export const emptyUser: UserValues = {
  name: '',
  email: '',
  phoneNumber: '',
  type: null,
  organizationId: null,
  siteIds: [],
  language: null,
  handOverTo: null,
}

export function valuesOfUser(user: User): UserValues {
  const { name, email, phoneNumber, type, organizationId, sites } = user
  const siteIds = sites.map(({ _id }) => _id)
  const own = { name, email, phoneNumber, type, organizationId: organizationId?._id ?? null, siteIds }
  return { ...own, language: null, handOverTo: null }
}

type Body = BodyInputOf<typeof userEndpoints.create> & BodyInputOf<typeof driverHandoverEndpoints.change>

/** Omits an organization that was chosen before the type was changed, because only customers belong to one. */
export function userBodyOf({ handOverTo, language, ...values }: UserValues): Body {
  return {
    ...values,
    handOverTo: handOverTo?._id ?? null,
    type: values.type ?? '',
    organizationId: values.type === 'USER' ? values.organizationId : null,
    siteIds: values.type === 'USER' ? values.siteIds : [],
    ...(language !== null && { language }),
  }
}
