import { control, divIcon, map, marker, type TileLayer, tileLayer } from 'leaflet'
import { defaultZoom, type Location, maxZoom, rounded } from './location.ts'
import classes from './location-map.module.css'

type MapOptions = {
  label: string
  /** What screen readers say of the buttons. */
  zoom: { larger: string; smaller: string }
  place: Location
  /** Undefined makes the marker immovable. */
  onMove: ((to: Location) => void) | undefined
}

export type DrawnMap = {
  show: (place: Location) => void
  /** Takes the address of the map images, or '' for a map without them; the marker stays where it is. */
  showPictures: (tiles: string, onPictures: (areShown: boolean) => void) => void
  remove: () => void
}

const icon = divIcon({
  className: classes.marker ?? '',
  iconSize: [32, 40],
  iconAnchor: [16, 38],
  html: `<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true">
    <path d="M16 38C9 28 3 22 3 14.5a13 13 0 0 1 26 0C29 22 23 28 16 38Z" fill="#12694a" stroke="#fff" stroke-width="2"/>
    <circle cx="16" cy="14.5" r="5" fill="#fff"/></svg>`,
})

/** Draws a map with one marker into the element, until it is removed. */
export function drawMap(element: HTMLElement, { label, zoom, place, onMove }: MapOptions): DrawnMap {
  const drawn = map(element, { maxZoom, scrollWheelZoom: false, attributionControl: false, zoomControl: false })
  control.zoom({ zoomInTitle: zoom.larger, zoomOutTitle: zoom.smaller }).addTo(drawn)
  drawn.setView(place, defaultZoom)
  const pin = marker(place, { icon, title: label, alt: label, draggable: onMove !== undefined }).addTo(drawn)
  drawn.on('click', ({ latlng }) => onMove?.(rounded(latlng)))
  pin.on('dragend', () => onMove?.(rounded(pin.getLatLng())))

  const attribution = control.attribution({ prefix: false })
  let pictures: TileLayer | undefined

  return {
    show: (to) => {
      pin.setLatLng(to)
      // A place within the view was chosen there, by a drag or a click.
      if (!drawn.getBounds().contains(to)) drawn.setView(to)
    },
    showPictures: (tiles, onPictures) => {
      pictures?.remove()
      if (tiles === '') return
      // The portal sends no referrer by default, but tile servers require one.
      pictures = tileLayer(tiles, { maxZoom, referrerPolicy: 'origin', attribution: '&copy; OpenStreetMap' })
      pictures.on('tileload', () => {
        attribution.addTo(drawn)
        onPictures(true)
      })
      pictures.on('tileerror', () => {
        attribution.remove()
        onPictures(false)
      })
      pictures.addTo(drawn)
    },
    remove: () => drawn.remove(),
  }
}
