import { abilitiesOf } from '@thant/contracts/access'
import type { Me } from '@thant/contracts/customers/auth'
import { presentUser, type StoredUser, siteLimitsOf } from '#domains/customers/users/users.presenter.ts'

export function presentMe(user: StoredUser): Me {
  const siteIds = siteLimitsOf(user)
  const { _id, __v, name, email, phoneNumber, type, organizationId } = presentUser(user)
  return {
    _id,
    __v,
    name,
    email,
    phoneNumber,
    type,
    organizationId,
    siteIds,
    theme: user.theme,
    language: user.language,
    timeFormat: user.timeFormat,
    abilities: abilitiesOf(type, { isLimitedToSites: siteIds !== null }),
  }
}
