import { useLayoutEffect } from 'react'
import { Outlet } from 'react-router'
import { RouteChange } from '#components/layout/route-changes/route-change.tsx'
import { RouteProgress } from '#components/layout/route-changes/route-progress.tsx'
import { endFirstLoad } from './first-load.ts'
import { usePrefetch } from './use-prefetch.ts'

export function Root() {
  // Before the paint, so that the picture of the screen and the screen never stand below each other.
  useLayoutEffect(endFirstLoad, [])
  usePrefetch()
  return (
    <>
      <RouteProgress />
      <RouteChange />
      <Outlet />
    </>
  )
}
