import type { Area } from '@thant/contracts/access'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { notifyNotice } from '#components/feedback/notify.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from './paths.ts'
import { isKnownPath } from './routes-for.tsx'

/** Where nobody's or another area's screen is: to the own start page, or to sign-in and back here afterwards. */
export function Elsewhere({ area }: { area: Area | undefined }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const isForeign = area !== undefined && isKnownPath(pathname)
  useEffect(() => {
    if (isForeign) notifyNotice(t('You have no access to that page.'))
  }, [isForeign, t])
  if (area !== undefined) return <Navigate to={paths.home} replace />
  const isWorthComingBack = pathname !== paths.home && isKnownPath(pathname)
  const next = isWorthComingBack ? `?next=${encodeURIComponent(pathname + search)}` : ''
  return <Navigate to={paths.logIn + next} replace />
}
