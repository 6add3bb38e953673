/** A worker that answers each picture with the text of its QR code. */
export type PictureReader = { worker: Worker; isBroken: boolean }

export function startReader(address: string, isOver: AbortSignal): PictureReader {
  const reader = { worker: new Worker(address, { type: 'module' }), isBroken: false }
  // Without network its code may not be on the phone.
  reader.worker.addEventListener('error', () => {
    reader.isBroken = true
  })
  isOver.addEventListener('abort', () => reader.worker.terminate())
  return reader
}

export function readPicture(reader: PictureReader, picture: ImageData): Promise<string | undefined> {
  const { worker } = reader
  return new Promise((resolve) => {
    if (reader.isBroken) return resolve(undefined)
    worker.addEventListener('message', ({ data }: MessageEvent<string | undefined>) => resolve(data), { once: true })
    worker.addEventListener('error', () => resolve(undefined), { once: true })
    const { data, width, height } = picture
    worker.postMessage({ data, width, height }, [data.buffer])
  })
}
