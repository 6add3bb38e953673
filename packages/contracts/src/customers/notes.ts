import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { endpoint } from '../endpoint.ts'
import {
  changeOf,
  entityShape,
  idSchema,
  namedRefSchema,
  nothingSchema,
  organizationParams,
  requiredMultilineText,
} from '../primitives.ts'

/** What staff write about an organization, which its own people never see. */
export const noteSchema = z.object({
  ...entityShape,
  organization: namedRefSchema,
  text: z.string(),
  author: namedRefSchema,
  /** The day on which somebody is to call or visit; of several notes with one the latest counts. */
  nextContactOn: z.nullable(z.string()),
  /** Null while nobody has said that it was done. */
  contactedAt: z.nullable(z.string()),
  /** True where this is the next contact, which no later note has replaced. */
  isNextContact: z.boolean(),
  archivedAt: z.nullable(z.string()),
})
export type Note = z.output<typeof noteSchema>

export const noteFormSchema = z.object({
  text: requiredMultilineText(2_000),
  nextContactOn: z.optional(z.nullable(daySchema)),
})
export type NoteForm = z.output<typeof noteFormSchema>

/** Anybody of the staff says that the next contact was made; the rest is its author's. */
const noteChangeSchema = changeOf(z.extend(noteFormSchema, { isContacted: z.boolean('Invalid') }))
export type NoteChange = z.output<typeof noteChangeSchema>

/** So many of the latest are listed; the stream of the organization has all. */
export const maxNotes = 200

const noteParams = z.object({ ...organizationParams.shape, id: idSchema })

export const noteEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/organizations/:organizationId/notes',
    access: 'notes:list',
    summary: `What staff noted of an organization, the latest ${maxNotes} first`,
    params: organizationParams,
    query: z.object({
      /** `true`: only the note with the next contact, if there is one. */
      isNextContact: z.optional(z.enum(['true'], 'Invalid')),
    }),
    reply: z.array(noteSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/organizations/:organizationId/notes',
    access: 'notes:change',
    summary: 'Add a note; its next contact replaces that of earlier notes',
    params: organizationParams,
    body: noteFormSchema,
    reply: noteSchema,
    status: 201,
    message: 'The note was added.',
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/organizations/:organizationId/notes/:id',
    access: 'notes:change',
    summary: 'Change an own note, or say of any note that its next contact was made',
    params: noteParams,
    body: noteChangeSchema,
    reply: noteSchema,
  }),
  archive: endpoint({
    method: 'DELETE',
    path: '/organizations/:organizationId/notes/:id',
    access: 'notes:change',
    summary: 'Archive a note; the audit log keeps it',
    params: noteParams,
    reply: nothingSchema,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/organizations/:organizationId/notes/:id/restore',
    access: 'notes:change',
    summary: 'Restore an archived note',
    params: noteParams,
    reply: noteSchema,
  }),
}
