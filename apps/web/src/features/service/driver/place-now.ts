import { minuteMs } from '@thant/contracts/durations'
import { useEffect, useState } from 'react'

export type Place = { longitude: number; latitude: number }

/** Where the phone is; undefined while it seeks, and where that is refused or unknown. Nobody waits for it. */
export function usePlaceNow(): Place | undefined {
  const [place, setPlace] = useState<Place>()
  useEffect(() => {
    if (!('geolocation' in navigator)) return
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { longitude, latitude } }) => setPlace({ longitude, latitude }),
      () => {},
      { enableHighAccuracy: true, maximumAge: minuteMs },
    )
    return () => navigator.geolocation.clearWatch(watch)
  }, [])
  return place
}
