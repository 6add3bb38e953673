import type { StoredDocument } from '@thant/contracts/company/files'
import type { Services } from '#lib/context.ts'
import { signedFileUrl } from './signed-url.ts'

/** Returns the URL of an uploaded image, relative to the portal's origin. */
export function fileUrl(key: string): string
export function fileUrl(key: string | null): string | null
export function fileUrl(key: string | null): string | null {
  return key === null ? null : `/api/files/${key}`
}

/** Returns what shows a photo for 15 minutes. The caller has checked who may see it. */
export function photoOf(context: Pick<Services, 'clock' | 'settings'>, key: string): { url: string } {
  return { url: signedFileUrl(context, key) }
}

/** Returns what opens an image or a PDF for 15 minutes. The caller has checked who may see it. */
export function documentOf(context: Pick<Services, 'clock' | 'settings'>, key: string | null): StoredDocument | null {
  return key === null ? null : { ...photoOf(context, key), isPdf: key.endsWith('.pdf') }
}
