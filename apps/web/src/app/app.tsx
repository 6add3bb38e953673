import { lazy, Suspense, useEffect } from 'react'
import { RouterProvider } from 'react-router'
import { ErrorPage } from '#components/feedback/error-page.tsx'
import { errorText } from '#lib/calls/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { startSession, useSession } from '#lib/visitor/session.ts'
import { endFirstLoad } from './first-load.ts'
import { routerFor } from './router.ts'
import { signedOutRoutes } from './signed-out-routes.tsx'
import { useOwnPreferences } from './use-own-preferences.ts'

const SignInAgain = lazy(() => import('#features/customers/auth/components/sign-in-again.tsx'))
const SignedInApp = lazy(loadSignedInApp)

/**
 * Shows the routes of the current user. Until the session is known, index.html's spinner or the server-rendered page
 * remains.
 */
export function App({ isRendered }: { isRendered: boolean }) {
  const session = useSession()
  useOwnPreferences()
  // Clicks on a server-rendered page wait for this event (public/after-paint.js).
  useEffect(() => void document.dispatchEvent(new Event('taken-over')), [])
  if (session.status === 'unreachable') return <Unreachable error={session.error} />
  if (session.status === 'starting' && !isRendered) return null
  if (session.status !== 'signed-in') return <RouterProvider router={routerFor('signed-out', signedOutRoutes)} />
  return (
    <>
      <Suspense>
        <SignedInApp role={session.me.type} />
      </Suspense>
      <Suspense>{session.isInterrupted && <SignInAgain email={session.me.email} />}</Suspense>
    </>
  )
}

export function loadSignedInApp() {
  return import('./signed-in-app.tsx')
}

function Unreachable({ error }: { error: unknown }) {
  const { t } = useTranslation()
  useEffect(endFirstLoad, [])
  return (
    <ErrorPage
      title={errorText(error, t)}
      hint={t('You are still signed in. Please try again when you are connected.')}
      onRetry={() => void startSession()}
    />
  )
}
