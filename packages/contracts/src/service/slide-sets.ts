import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import { fileKeySchema } from '../photos.ts'
import {
  changeOf,
  entityShape,
  idParams,
  idSchema,
  multilineText,
  nothingSchema,
  requiredMultilineText,
  requiredText,
} from '../primitives.ts'
import { quizRefSchema } from './quizzes.ts'

export const slideSetSchema = z.object({
  ...entityShape,
  Title: z.string(),
  Description: z.string(),
  /** Holds the author's name. */
  Name: z.string(),
  Reference: z.array(z.string()),
  quizID: z.nullable(quizRefSchema),
  /** The browser can load these URLs as they are; their order is the order of the slides. */
  Slides: z.array(z.string()),
  /** Alternative texts of the slides, for readers who cannot see them. */
  SlideTexts: z.array(z.string()),
})
export type SlideSet = z.output<typeof slideSetSchema>

const linkSchema = requiredText(500).check(z.refine((text) => text === '' || isWebLink(text), 'Invalid link'))

function isWebLink(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '')
}

/**
 * Accepts the key of an uploaded image, or the URL that a reply contained, so that a slide set can be sent back
 * unchanged.
 */
const slideSchema = z.pipe(
  z.pipe(
    z.string('Required'),
    z.transform((text) => text.replace(/^\/api\/files\//, '')),
  ),
  fileKeySchema,
)

export const slideSetFormSchema = z.object({
  Title: requiredText(200),
  Description: requiredMultilineText(2_000),
  Name: requiredText(120),
  Reference: z._default(z.array(linkSchema).check(z.maxLength(20, 'At most 20 links')), []),
  quizID: z._default(z.nullable(idSchema), null),
  Slides: z.array(slideSchema, 'At least one slide').check(
    z.minLength(1, 'At least one slide'),
    z.maxLength(100, 'At most 100 slides'),
    z.refine((keys) => new Set(keys).size === keys.length, 'Each picture only once'),
  ),
  /** Each text belongs to the slide at the same index; slides keep their texts when the field is absent. */
  SlideTexts: z.optional(z.array(multilineText(1_000)).check(z.maxLength(100, 'At most 100 slides'))),
})
export type SlideSetForm = z.output<typeof slideSetFormSchema>
export const slideSetChangeSchema = changeOf(slideSetFormSchema)
export type SlideSetChange = z.output<typeof slideSetChangeSchema>

export const slideSetList = defineList({
  path: '/training_slide',
  access: 'learning:read',
  summary: 'Slide sets',
  row: slideSetSchema,
  columns: {
    Title: { kind: 'text', title: 'Title', sort: true, filter: true },
    Description: { kind: 'text', title: 'Description', shown: 'in-file' },
    Name: { kind: 'text', title: 'Author', sort: true, filter: true },
    Slides: { kind: 'number', title: 'Slides', value: (row) => row.Slides.length },
    Reference: { kind: 'number', title: 'Links', value: (row) => row.Reference.length, shown: 'on-screen' },
    quizID: { kind: 'text', title: 'Quiz', value: (row) => row.quizID?.title ?? null },
    addresses: { kind: 'code', title: 'References', value: (row) => row.Reference.join(' ') || null, shown: 'in-file' },
    updatedAt: { kind: 'instant', title: 'Updated', sort: true, filter: ['from', 'to'] },
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  defaultSort: 'Title',
})

export const slideSetEndpoints = {
  ...slideSetList,
  get: endpoint({
    method: 'GET',
    path: '/training_slide/:id',
    access: 'learning:read',
    summary: 'One slide set',
    params: idParams,
    reply: slideSetSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/training_slide',
    access: 'learning:change',
    summary: 'Add a slide set of uploaded pictures',
    body: slideSetFormSchema,
    reply: slideSetSchema,
    status: 201,
    message: 'Successfully added slide set!',
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/training_slide/:id',
    access: 'learning:change',
    summary: 'Change a slide set, its pictures or their order',
    params: idParams,
    body: slideSetChangeSchema,
    reply: slideSetSchema,
  }),
  archive: endpoint({
    method: 'DELETE',
    path: '/training_slide/:id',
    access: 'learning:change',
    summary: 'Archive a slide set',
    params: idParams,
    reply: nothingSchema,
  }),
}
