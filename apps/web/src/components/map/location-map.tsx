import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { LocationMapProps } from './location-map-canvas.tsx'

const Canvas = lazy(() => import('./location-map-canvas.tsx'))

/** A map with a marker; loads the map library only where a map is shown. */
export function LocationMap(props: LocationMapProps) {
  return (
    <Suspense fallback={<Skeleton height={props.height ?? 280} radius="md" />}>
      <Canvas {...props} />
    </Suspense>
  )
}
