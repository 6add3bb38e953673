import encodeQR from 'qr'
import { vi } from 'vitest'

export type Shown = { text: string; degrees?: number; hasNoise?: boolean }

const [width, height, module] = [1_280, 720, 8]

/** Gives the page a camera that sees a QR code; returns its tracks, so that a test sees whether it was stopped. */
export function showToCamera(shown: Shown): MediaStreamTrack[] {
  const tracks: MediaStreamTrack[] = []
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const stream = canvas.captureStream(30)
    tracks.push(...stream.getTracks())
    // A canvas that nobody draws on gives no pictures.
    const drawing = setInterval(() => {
      draw(canvas, shown)
      if (stream.getTracks().every(({ readyState }) => readyState === 'ended')) clearInterval(drawing)
    }, 50)
    return stream
  })
  return tracks
}

/** The browser's answer where there is no camera, or where it may not be used. */
export function refuseCamera(name: string): void {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', name))
}

function draw(canvas: HTMLCanvasElement, { text, degrees = 0, hasNoise = false }: Shown): void {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = '#8d8a80'
  context.fillRect(0, 0, width, height)
  const rows = encodeQR(text, 'raw', { ecc: 'quartile' })
  context.translate(width / 2, height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.translate(-(rows.length * module) / 2, -(rows.length * module) / 2)
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      context.fillStyle = isDark ? '#26241f' : '#f2efe6'
      context.fillRect(x * module, y * module, module + 1, module + 1)
    }
  }
  if (hasNoise) addNoise(context)
}

/** As a camera has in poor light, the same in every run. */
function addNoise(context: CanvasRenderingContext2D): void {
  const picture = context.getImageData(0, 0, width, height)
  let seed = 1
  for (let index = 0; index < picture.data.length; index += 4) {
    seed = (seed * 48_271) % 2_147_483_647
    const change = (seed % 97) - 48
    for (const channel of [0, 1, 2]) picture.data[index + channel] = (picture.data[index + channel] ?? 0) + change
  }
  context.putImageData(picture, 0, 0)
}
