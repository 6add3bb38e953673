/**
 * The number of a pickup's collection note. It is the beginning of the pickup's id, so it stays the same and leads back
 * to the pickup: 12 hexadecimal digits, which hardly ever occur twice in a million pickups.
 */
export function collectionNoteNumberOf(pickupId: string): string {
  return `COL-${pickupId.slice(0, 13).toUpperCase()}`
}

/** How the id of the pickup begins that has this collection note; undefined for any other text. */
export function pickupIdPrefixOf(noteNumber: string): string | undefined {
  return /^COL-([0-9a-f]{8}-[0-9a-f]{4})$/i.exec(noteNumber.trim())?.[1]?.toLowerCase()
}
