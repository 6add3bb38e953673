import type { S3Place } from './s3-place.ts'
import { openS3Storage } from './s3-storage.ts'
import { createFolderStorage, type Storage } from './storage.ts'

/** Where uploads and drawn reports are kept: a folder or a bucket. */
export type StoragePlace = { folder: string } | { s3: S3Place }

export async function openStorage(place: StoragePlace): Promise<Storage> {
  return 's3' in place ? openS3Storage(place.s3) : createFolderStorage(place.folder)
}
