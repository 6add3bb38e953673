import { authEndpoints } from '@thant/contracts/auth'
import type { BodyInputOf } from '@thant/contracts/endpoint'
import { call } from './api-client.ts'
import { keepMe, useMe } from './session.ts'

export type Preferences = BodyInputOf<typeof authEndpoints.changePreferences>

/** Keeps a preference with the signed-in person; the screen has changed already, so a failure is only not remembered. */
export function useChangePreferences(): (change: Preferences) => void {
  const me = useMe()
  return (change) => {
    if (!me) return
    call(authEndpoints.changePreferences, { body: change }).then(
      ({ data }) => keepMe(data),
      () => keepMe({ ...me, ...change }),
    )
  }
}
