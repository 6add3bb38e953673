import 'leaflet/dist/leaflet.css'
import { Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useCompany } from '#lib/use-format.ts'
import { type DrawnMap, drawMap } from './draw-map.ts'
import { type Location, yangon } from './location.ts'
import classes from './location-map.module.css'

export type LocationMapProps = {
  label: string
  value: Location | null
  /** Undefined makes the marker immovable. */
  onChange?: (location: Location) => void
  height?: number
}

export default function LocationMapCanvas({ label, value, onChange, height = 280 }: LocationMapProps) {
  const { t } = useTranslation()
  const tiles = useCompany()?.mapTileUrl ?? ''
  const [hasPictures, setHasPictures] = useState(tiles !== '')
  const element = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap>(null)
  const place = value ?? yangon
  const isMovable = onChange !== undefined
  const currentPlace = useEffectEvent(() => place)
  const move = useEffectEvent((to: Location) => onChange?.(to))

  useEffect(() => {
    if (element.current === null) return
    const onMove = isMovable ? (to: Location) => move(to) : undefined
    const zoom = { larger: t('Zoom in'), smaller: t('Zoom out') }
    const map = drawMap(element.current, { label, zoom, place: currentPlace(), onMove })
    drawn.current = map
    return () => map.remove()
  }, [label, isMovable, t])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map that is drawn anew needs its pictures again.
  useEffect(() => drawn.current?.showPictures(tiles, setHasPictures), [label, isMovable, t, tiles])
  useEffect(() => drawn.current?.show({ lat: place.lat, lng: place.lng }), [place.lat, place.lng])

  return (
    <section className={classes.frame} aria-label={label} style={{ height }}>
      <div ref={element} className={classes.map} />
      {!hasPictures && (
        <Text className={classes.note} fz="xs">
          {t('The map images cannot be loaded at the moment; the marker works without them.')}
        </Text>
      )}
    </section>
  )
}
