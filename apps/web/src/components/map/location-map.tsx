import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { LocationMapProps } from './location-map-canvas.tsx'

const Canvas = lazy(() => import('./location-map-canvas.tsx'))

/** Where something is, on a map with a marker that can be dragged; the map's code loads only here. */
export function LocationMap(props: LocationMapProps) {
  return (
    <Suspense fallback={<Skeleton height={props.height ?? 280} radius="md" />}>
      <Canvas {...props} />
    </Suspense>
  )
}
