import encodeQR from 'qr'

/** Draws an address as an SVG, with the margin of four modules that scanners need. */
export function qrCodeOf(address: string): string {
  return encodeQR(address, 'svg', { ecc: 'medium', border: 4 })
}
