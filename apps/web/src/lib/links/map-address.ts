/** Returns a link that opens a phone's map app, or a map in the browser. */
export function mapAddress({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`
}
