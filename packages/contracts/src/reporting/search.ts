import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { idSchema, requiredText } from '../primitives.ts'

/** What a search finds, in the order in which it is shown. */
export const searchKinds = ['customer', 'person', 'pickup', 'request', 'invoice', 'report'] as const
export type SearchKind = (typeof searchKinds)[number]

/** A text with fewer letters and digits finds nothing. */
export const minSearched = 2
export const maxSearchResults = 20

const kindsPattern = new RegExp(`^(?:${searchKinds.join('|')})(?:,(?:${searchKinds.join('|')}))*$`)

const searchResultSchema = z.object({
  kind: z.enum(searchKinds),
  _id: idSchema,
  /** A name or a number, as it is written in the record. */
  title: z.string(),
  /** What tells it from others of the same title: a phone, an organization, a plate. */
  hint: z.string(),
  /** When a pickup is, and when a request or a report was made. */
  at: z.nullable(z.string()),
  /** Whose it is; null for a person of the company. */
  organizationId: z.nullable(idSchema),
  /** True for an invoice that is not paid yet. */
  isPayable: z.boolean(),
})
export type SearchResult = z.output<typeof searchResultSchema>

export const searchEndpoints = {
  search: endpoint({
    method: 'GET',
    path: '/search',
    access: 'signed-in',
    summary: 'What the caller may see by a name, phone, plate, number or day; at most 20, those of each kind in turn',
    query: z.object({
      q: requiredText(),
      /** Kinds with commas between them; by default all that the caller has. */
      kinds: z.optional(z.string().check(z.regex(kindsPattern, 'Invalid'))),
    }),
    reply: z.array(searchResultSchema),
  }),
}
