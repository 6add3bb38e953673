import { createDetector } from './barcode-detector.ts'
import { type PictureReader, readPicture, startReader } from './picture-reader.ts'
import labelReader from './qr-worker.ts?worker&url'
import { startWasmReader } from './wasm-reader.ts'

export { labelReader }

/** What takes longer than a clean label does is worth 440 kB of another reader, which finds dirty and small ones too. */
const patientMs = 2_000
/** Leaves the processor, and the battery, some rest between two pictures. */
const pauseMs = 60
/** More of a picture makes reading slow and finds no more. */
const maxWidth = 1_280

/** Tells of every QR code that is seen, by the browser's own reader or else by ours. Returns false where none can read. */
export async function readLabels(
  video: HTMLVideoElement,
  onText: (text: string) => void,
  isOver: AbortSignal,
): Promise<boolean> {
  if (await readNatively(video, onText, isOver)) return true
  const reader = startReader(labelReader, isOver)
  const canvas = document.createElement('canvas')
  let stronger: PictureReader | undefined
  let lastMs = performance.now()
  while (!(isOver.aborted || reader.isBroken)) {
    if (performance.now() - lastMs > patientMs) stronger ??= startWasmReader(isOver)
    const text = (await readWith(reader, video, canvas)) ?? (stronger && (await readWith(stronger, video, canvas)))
    if (text !== undefined && !isOver.aborted) {
      lastMs = performance.now()
      onText(text)
    }
    await pause()
  }
  return !reader.isBroken
}

/** A picture goes to the worker for good, so each worker gets one of its own. */
async function readWith(reader: PictureReader, video: HTMLVideoElement, canvas: HTMLCanvasElement) {
  const picture = pictureOf(video, canvas)
  return picture && (await readPicture(reader, picture))
}

/** Returns false where the browser cannot, which some say only when they are asked to read. */
async function readNatively(
  video: HTMLVideoElement,
  onText: (text: string) => void,
  isOver: AbortSignal,
): Promise<boolean> {
  const detector = await createDetector()
  if (detector === undefined) return false
  try {
    while (!isOver.aborted) {
      const [found] = hasPicture(video) ? await detector.detect(video) : []
      if (found !== undefined && !isOver.aborted) onText(found.rawValue)
      await pause()
    }
    return true
  } catch {
    return isOver.aborted
  }
}

function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined {
  if (!hasPicture(video)) return undefined
  const scale = Math.min(1, maxWidth / video.videoWidth)
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return context?.getImageData(0, 0, canvas.width, canvas.height)
}

function hasPicture({ readyState, videoWidth }: HTMLVideoElement): boolean {
  return readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && videoWidth > 0
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pauseMs))
}
