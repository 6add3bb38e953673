import { abilitiesOf } from '@thant/contracts/access'
import type { Me, SessionUser } from '@thant/contracts/customers/auth'
import type { users } from '#database/schema/users.ts'
import { presentUser, type StoredUser, siteLimitsOf } from '#domains/customers/users/users.presenter.ts'

type Preferences = Pick<typeof users.$inferSelect, 'theme' | 'language' | 'timeFormat'>

export function presentSessionUser(user: StoredUser): SessionUser {
  const { _id, __v, name, email, phoneNumber, type, organizationId } = presentUser(user)
  return { _id, __v, name, email, phoneNumber, type, organizationId }
}

export function presentMe(user: StoredUser, preferences: Preferences): Me {
  const shown = presentSessionUser(user)
  return {
    ...shown,
    theme: preferences.theme,
    language: preferences.language,
    timeFormat: preferences.timeFormat,
    abilities: abilitiesOf(shown.type, { isLimitedToSites: siteLimitsOf(user) !== null }),
  }
}
