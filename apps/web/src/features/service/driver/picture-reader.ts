/** A worker that answers each picture with the text of its QR code. */
export type PictureReader = { worker: Worker; isReady: boolean; isBroken: boolean }

export function startReader(address: string, isOver: AbortSignal, isReady = true): PictureReader {
  const reader = { worker: new Worker(address, { type: 'module' }), isReady, isBroken: false }
  // Without network its code may not be on the phone.
  reader.worker.addEventListener('error', () => {
    reader.isBroken = true
  })
  isOver.addEventListener('abort', () => reader.worker.terminate())
  return reader
}

export function readPicture({ worker, isReady, isBroken }: PictureReader, picture: ImageData) {
  return new Promise<string | undefined>((resolve) => {
    if (isBroken || !isReady) return resolve(undefined)
    worker.onmessage = ({ data }: MessageEvent<string | undefined>) => resolve(data)
    worker.onerror = () => resolve(undefined)
    const { data, width, height } = picture
    worker.postMessage({ data, width, height }, [data.buffer])
  })
}
