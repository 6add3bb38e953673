import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { notifyNotice } from '#components/feedback/notify.ts'
import { Redirect } from '#components/layout/redirect.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { isKnownPath } from './next-address.ts'

/** Redirects a signed-in user without this screen to the start page, with a notice that says why. */
export function FallbackRedirect() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  useEffect(() => {
    notifyNotice(t(isKnownPath(pathname) ? 'You have no access to that page.' : 'There is no page at this address.'))
  }, [pathname, t])
  return <Redirect to={paths.home} />
}
