import type { Bucket } from '@thant/backup/bucket'
import type { Disk } from 'flydrive'
import type { S3Place } from './s3-place.ts'
import { openDisk, reached } from './s3-storage.ts'

/** The place in a bucket where backups are copied to. */
export function createBucket(place: S3Place): Bucket {
  let opened: Promise<Disk> | undefined
  const disk = () => {
    opened ??= openDisk(place)
    return opened
  }
  const nameOf = (name: string) => `${place.prefix}${name}`
  return {
    address: `s3://${place.bucket}/${place.prefix}`,
    async list() {
      return listAll(await disk(), place.prefix)
    },
    async read(name) {
      return reached((await disk()).getStream(nameOf(name)))
    },
    async write(name, contents, bytes) {
      await reached((await disk()).putStream(nameOf(name), contents, { contentLength: bytes }))
    },
    async delete(name) {
      await reached((await disk()).delete(nameOf(name)))
    },
  }
}

async function listAll(disk: Disk, prefix: string): Promise<Map<string, Date>> {
  const found = new Map<string, Date>()
  let paginationToken: string | undefined
  do {
    const page = await reached(
      disk.listAll(prefix || '/', { recursive: true, ...(paginationToken && { paginationToken }) }),
    )
    for (const object of page.objects) {
      if (object.isFile) found.set(object.key.slice(prefix.length), (await object.getMetaData()).lastModified)
    }
    paginationToken = page.paginationToken
  } while (paginationToken !== undefined)
  return found
}
