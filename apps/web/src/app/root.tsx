import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { RouteChange } from '#components/layout/route-change.tsx'
import { RouteProgress } from '#components/layout/route-progress.tsx'
import { endFirstLoad } from './first-load.ts'
import { usePrefetch } from './use-prefetch.ts'

export function Root() {
  useEffect(endFirstLoad, [])
  usePrefetch()
  return (
    <>
      <RouteProgress />
      <RouteChange />
      <Outlet />
    </>
  )
}
