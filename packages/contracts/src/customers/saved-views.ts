import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import {
  changeOf,
  entityShape,
  idParams,
  namedRefSchema,
  nothingSchema,
  optionalText,
  requiredText,
} from '../primitives.ts'

/** The path of a list's endpoint, e.g. `/logistics`. */
const listPathSchema = requiredText(100).check(z.regex(/^(\/[\w:-]+)+$/, 'Invalid'))

/** Filters, search, sort and page size of a list under a name. Staff keep them for themselves or for all of the staff. */
export const savedViewSchema = z.object({
  ...entityShape,
  list: z.string(),
  name: z.string(),
  /** The parameters of the list's address, without its page; a list ignores those that it no longer knows. */
  search: z.string(),
  isShared: z.boolean(),
  owner: namedRefSchema,
  archivedAt: z.nullable(z.string()),
})
export type SavedView = z.output<typeof savedViewSchema>

export const savedViewFormSchema = z.object({
  list: listPathSchema,
  name: requiredText(60),
  search: optionalText(2_000),
  isShared: z._default(z.boolean('Invalid'), false),
})
export type SavedViewForm = z.output<typeof savedViewFormSchema>

const savedViewChangeSchema = changeOf(z.omit(savedViewFormSchema, { list: true }))
export type SavedViewChange = z.output<typeof savedViewChangeSchema>

/** So many a person keeps of one list. */
export const maxSavedViews = 50

export const savedViewEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/views',
    access: 'views:list',
    summary: 'The own saved views of a list and those that staff share, by name',
    query: z.object({ list: listPathSchema }),
    reply: z.array(savedViewSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/views',
    access: 'views:change',
    summary: 'Save a view of a list under a name',
    body: savedViewFormSchema,
    reply: savedViewSchema,
    status: 201,
    message: 'The view was saved.',
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/views/:id',
    access: 'views:change',
    summary: 'Rename, replace or share an own view',
    params: idParams,
    body: savedViewChangeSchema,
    reply: savedViewSchema,
    message: 'The view was saved.',
  }),
  archive: endpoint({
    method: 'DELETE',
    path: '/views/:id',
    access: 'views:change',
    summary: 'Archive an own view, or one that another shares, which admins may',
    params: idParams,
    reply: nothingSchema,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/views/:id/restore',
    access: 'views:change',
    summary: 'Restore an archived view',
    params: idParams,
    reply: savedViewSchema,
  }),
}
