import { ApiError } from './api-error.ts'

export type ReceivedFile = { blob: Blob; name: string | undefined; bytes: number }

/** Reads a file while it arrives; `onBytes` receives the bytes so far. Throws when the download breaks off. */
export async function receiveFile(
  response: Response,
  { onBytes, signal }: { onBytes?: (bytes: number) => void; signal?: AbortSignal },
): Promise<ReceivedFile> {
  const parts: Array<Uint8Array<ArrayBuffer>> = []
  let bytes = 0
  try {
    const reader = response.body?.getReader()
    for (;;) {
      const part = await reader?.read()
      if (part?.value === undefined) break
      parts.push(part.value)
      bytes += part.value.length
      onBytes?.(bytes)
    }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, { code: 'download.broken', message: brokenText })
  }
  const type = response.headers.get('Content-Type') ?? ''
  return { blob: new Blob(parts, { type }), name: nameIn(response.headers.get('Content-Disposition') ?? ''), bytes }
}

const brokenText = 'The download broke off. No file was saved; nothing else has changed. Please export again.'

/** Reads the file name of e.g. `attachment; filename*=UTF-8''pickups-2026-02-03.csv`. */
function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded === undefined ? undefined : decodeURIComponent(encoded)
}
