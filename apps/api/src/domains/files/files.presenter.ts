/** Returns the URL of an uploaded image, relative to the portal's origin. */
export function fileUrl(key: string): string
export function fileUrl(key: string | null): string | null
export function fileUrl(key: string | null): string | null {
  return key === null ? null : `/api/files/${key}`
}
