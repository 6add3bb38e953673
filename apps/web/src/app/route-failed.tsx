import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { ErrorPage } from '#components/feedback/error-page.tsx'
import { endFirstLoad } from './first-load.ts'

/** A screen that broke or whose code could not be loaded; Retry loads it afresh. */
export function RouteFailed() {
  const error = useRouteError()
  useEffect(() => {
    endFirstLoad()
    console.error(error)
  }, [error])
  return <ErrorPage onRetry={() => window.location.reload()} />
}
