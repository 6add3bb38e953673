import 'leaflet/dist/leaflet.css'
import { Text } from '@mantine/core'
import { divIcon } from 'leaflet'
import { type ReactNode, useState } from 'react'
import { AttributionControl, MapContainer, Marker, TileLayer, useMap, useMapEvents } from 'react-leaflet'
import { useTranslation } from '#lib/i18n.ts'
import { useCompany } from '#lib/use-format.ts'
import { defaultZoom, type Location, maxZoom, rounded, yangon } from './location.ts'
import classes from './location-map.module.css'

export type LocationMapProps = {
  label: string
  value: Location | null
  /** Undefined makes the marker immovable. */
  onChange?: (location: Location) => void
  height?: number
}

const marker = divIcon({
  className: classes.marker ?? '',
  iconSize: [32, 40],
  iconAnchor: [16, 38],
  html: `<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true">
    <path d="M16 38C9 28 3 22 3 14.5a13 13 0 0 1 26 0C29 22 23 28 16 38Z" fill="#12694a" stroke="#fff" stroke-width="2"/>
    <circle cx="16" cy="14.5" r="5" fill="#fff"/></svg>`,
})

export default function LocationMapCanvas({ label, value, onChange, height = 280 }: LocationMapProps) {
  const { t } = useTranslation()
  const tiles = useCompany()?.mapTileUrl ?? ''
  const [hasNoPictures, setHasNoPictures] = useState(tiles === '')
  const place = value ?? yangon
  return (
    <section className={classes.frame} aria-label={label} style={{ height }}>
      <MapContainer
        center={place}
        zoom={defaultZoom}
        maxZoom={maxZoom}
        scrollWheelZoom={false}
        className={classes.map}
        attributionControl={false}
      >
        {tiles !== '' && (
          <TileLayer
            url={tiles}
            maxZoom={maxZoom}
            // The portal sends no referrer by default, but tile servers require one.
            referrerPolicy="origin"
            attribution="&copy; OpenStreetMap"
            eventHandlers={{ tileerror: () => setHasNoPictures(true), tileload: () => setHasNoPictures(false) }}
          />
        )}
        {!hasNoPictures && <AttributionControl prefix={false} />}
        <MovingMarker place={place} label={label} onChange={onChange} />
        <KeepInView place={place} />
      </MapContainer>
      {hasNoPictures && (
        <Text className={classes.note} fz="xs">
          {t('The map images cannot be loaded at the moment; the marker works without them.')}
        </Text>
      )}
    </section>
  )
}

function MovingMarker(props: { place: Location; label: string; onChange?: (location: Location) => void }): ReactNode {
  const { place, label, onChange } = props
  useMapEvents({ click: (event) => onChange?.(rounded(event.latlng)) })
  return (
    <Marker
      position={place}
      icon={marker}
      title={label}
      alt={label}
      draggable={onChange !== undefined}
      eventHandlers={{ dragend: (event) => onChange?.(rounded(event.target.getLatLng())) }}
    />
  )
}

/** Pans to typed coordinates, but leaves the view alone while the marker is dragged within it. */
function KeepInView({ place }: { place: Location }): ReactNode {
  const map = useMap()
  if (!map.getBounds().contains(place)) map.setView(place)
  return null
}
