import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { ErrorPage } from '#components/feedback/error-page.tsx'
import { endFirstLoad } from './first-load.ts'

/** Shown when a screen threw an error or its code could not be loaded; Retry reloads the page. */
export function RouteFailed() {
  const error = useRouteError()
  useEffect(() => {
    endFirstLoad()
    console.error(error)
  }, [error])
  return <ErrorPage onRetry={() => window.location.reload()} />
}
