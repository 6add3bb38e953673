import * as z from 'zod/mini'
import { documentQuery } from '../company/documents.ts'
import { documentVersionQuery, documentVersionSchema } from '../company/issued-documents.ts'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../primitives.ts'

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

export const collectionNoteEndpoints = {
  note: endpoint({
    method: 'GET',
    path: '/logistics/:id/note',
    access: 'pickups:read',
    summary:
      'The collection note of a pickup as a PDF, as last issued or of one version: what was collected, and its fate',
    params: idParams,
    query: z.object({ ...documentQuery, ...documentVersionQuery }),
    reply: 'file',
    limits: [{ by: 'actor', max: 120, windowSeconds: 900, counts: 'all' }],
  }),
  noteVersions: endpoint({
    method: 'GET',
    path: '/logistics/:id/note/versions',
    access: 'pickups:read',
    summary: 'When the collection note of a pickup was issued and corrected, and what each version changed',
    params: idParams,
    reply: z.array(documentVersionSchema),
  }),
}
