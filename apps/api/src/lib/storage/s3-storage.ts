import { Disk } from 'flydrive'
import { AppError } from '../requests/app-error.ts'
import type { S3Place } from './s3-place.ts'
import { assertKey, isKey, newKey, type Storage } from './storage.ts'

/** Keeps files in a bucket. The client is loaded only here, because it is large and most portals have a folder. */
export async function openS3Storage(place: S3Place, timeouts?: Timeouts): Promise<Storage> {
  const disk = await openDisk(place, timeouts)
  const nameOf = (key: string) => `${place.prefix}${key}`
  return {
    async put(contents, type) {
      const key = newKey(type)
      await reached(disk.put(nameOf(key), contents))
      return key
    },
    async putAs(key, contents) {
      assertKey(key)
      await reached(disk.put(nameOf(key), contents))
    },
    async get(key) {
      const bytes = await bytesOf(key)
      return bytes === undefined ? undefined : { stream: await reached(disk.getStream(nameOf(key))), bytes }
    },
    bytesOf,
    async delete(key) {
      if (isKey(key)) await reached(disk.delete(nameOf(key)))
    },
    async keysBefore(instant) {
      const keys: string[] = []
      let paginationToken: string | undefined
      do {
        const page = await reached(
          disk.listAll(place.prefix || '/', { recursive: true, ...(paginationToken && { paginationToken }) }),
        )
        for (const object of page.objects) {
          if (!object.isFile) continue
          const key = object.key.slice(place.prefix.length)
          if (isKey(key) && (await object.getMetaData()).lastModified < instant) keys.push(key)
        }
        paginationToken = page.paginationToken
      } while (paginationToken !== undefined)
      return keys
    },
  }

  async function bytesOf(key: string): Promise<number | undefined> {
    if (!isKey(key)) return undefined
    return reached(disk.getMetaData(nameOf(key)).catch(ignoreUnknown)).then((found) => found?.contentLength)
  }
}

/** A connection on which nothing moves for this time is given up. */
type Timeouts = { timeoutMs: number }

export async function openDisk(
  { bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Place,
  { timeoutMs }: Timeouts = { timeoutMs: 30_000 },
): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      bucket,
      region,
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId, secretAccessKey },
      visibility: 'private',
      // Other services than Amazon's know no access lists, and a bucket is private without them.
      supportsACL: false,
      // Otherwise the client adds checksums that many services store as part of the file.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // A limit of the whole request would end the copy of a large backup on a slow line.
      requestHandler: { connectionTimeout: 3_000, socketTimeout: timeoutMs },
    }),
  )
}

type S3Failure = { cause?: { $metadata?: { httpStatusCode?: number } } }

function ignoreUnknown(error: Error & S3Failure): undefined {
  if (error.cause?.$metadata?.httpStatusCode === 404) return undefined
  throw error
}

/** A store that is away, or refuses, is no fault of the request: it gets a 503, and the log the reason. */
export async function reached<Result>(requested: Promise<Result>): Promise<Result> {
  try {
    return await requested
  } catch (error) {
    const failure = new AppError('server.files-away')
    failure.cause = error
    throw failure
  }
}
