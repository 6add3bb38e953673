import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import {
  changeOf,
  cleanText,
  entityShape,
  fileKeySchema,
  idParams,
  idSchema,
  multilineText,
  nothingSchema,
  requiredMultilineText,
  requiredText,
  versionSchema,
} from '../primitives.ts'

const quizRefSchema = z.object({ _id: idSchema, title: z.string() })

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

export const maxOptions = 10

export const questionSchema = z
  .object({
    Question: requiredText(500),
    OptionalAnswers: z.array(requiredText(300), 'At least two answers').check(
      z.minLength(2, 'At least two answers'),
      z.maxLength(maxOptions, `At most ${maxOptions} answers`),
      z.refine((options) => new Set(options).size === options.length, 'Each answer only once'),
    ),
    CorrectAnswer: requiredText(300),
    Explanation: z._default(multilineText(1_000), ''),
  })
  .check(
    z.refine(({ OptionalAnswers, CorrectAnswer }) => OptionalAnswers.includes(CorrectAnswer), {
      path: ['CorrectAnswer'],
      error: 'Please choose the right answer.',
    }),
  )
export type Question = z.output<typeof questionSchema>

const questionsSchema = z
  .array(questionSchema, 'At least one question')
  .check(z.minLength(1, 'At least one question'), z.maxLength(100, 'At most 100 questions'))

export const quizFormSchema = z.object({ title: requiredText(200), Questions: questionsSchema })
export type QuizForm = z.output<typeof quizFormSchema>
export const quizChangeSchema = changeOf(quizFormSchema)
export type QuizChange = z.output<typeof quizChangeSchema>

export const quizRowSchema = z.object({
  ...entityShape,
  title: z.string(),
  TotalQuestions: z.int(),
  /** These are the titles of the slide sets that link to this quiz. */
  usedBy: z.array(z.string()),
})
export type QuizRow = z.output<typeof quizRowSchema>

const shownQuestionShape = { Question: z.string(), OptionalAnswers: z.array(z.string()) }
const solutionShape = { CorrectAnswer: z.string(), Explanation: z.string() }

export const quizSchema = z.object({
  ...entityShape,
  title: z.string(),
  Questions: z.array(z.object({ ...shownQuestionShape, ...z.partial(z.object(solutionShape)).shape })),
})
export type Quiz = z.output<typeof quizSchema>

/** Holds the questions as they were when the attempt was marked, because the quiz may have changed since. */
export const quizResultSchema = z.object({
  ...entityShape,
  quizID: quizRefSchema,
  userID: idSchema,
  UserAns: z.array(z.nullable(z.string())),
  TotalCorrectAns: z.int(),
  TotalQuestions: z.int(),
  /** The percentage is 0 to 100 with at most 2 decimals. */
  TotalCorrectPersentage: z.number(),
  Questions: z.array(z.object({ ...shownQuestionShape, ...solutionShape })),
})
export type QuizResult = z.output<typeof quizResultSchema>

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

export const quizList = defineList({
  path: '/quiz',
  access: 'learning:change',
  summary: 'Quizzes',
  row: quizRowSchema,
  columns: {
    title: { kind: 'text', title: 'Title', sort: true, filter: true },
    TotalQuestions: { kind: 'number', title: 'Questions' },
    usedBy: { kind: 'text', title: 'Used by', value: (row) => row.usedBy.join('; ') || null },
    updatedAt: { kind: 'instant', title: 'Updated', sort: true, filter: ['from', 'to'] },
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  defaultSort: 'title',
})

export const quizEndpoints = {
  ...quizList,
  get: endpoint({
    method: 'GET',
    path: '/quiz/:id',
    access: 'learning:read',
    summary: 'One quiz; the right answers and their explanations only for those who may change it',
    params: idParams,
    reply: quizSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/quiz',
    access: 'learning:change',
    summary: 'Add a quiz',
    body: quizFormSchema,
    reply: quizSchema,
    status: 201,
    message: 'Successfully added quiz!',
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/quiz/:id',
    access: 'learning:change',
    summary: 'Change a quiz; earlier results keep the questions that were answered',
    params: idParams,
    body: quizChangeSchema,
    reply: quizSchema,
  }),
  archive: endpoint({
    method: 'DELETE',
    path: '/quiz/:id',
    access: 'learning:change',
    summary: 'Archive a quiz; earlier results stay',
    params: idParams,
    reply: nothingSchema,
  }),
}

export const quizResultList = defineList({
  path: '/user_ans_quiz',
  access: 'signed-in',
  summary: 'Own quiz results',
  row: quizResultSchema,
  columns: {
    quizID: { kind: 'text', title: 'Quiz', value: (row) => row.quizID.title },
    createdAt: { kind: 'instant', title: 'Answered', sort: true, filter: ['from', 'to'] },
    TotalCorrectAns: { kind: 'number', title: 'Right answers' },
    TotalQuestions: { kind: 'number', title: 'Questions' },
    TotalCorrectPersentage: { kind: 'number', title: 'Percentage' },
  },
  filters: { quizID: z.optional(idSchema) },
  defaultSort: '-createdAt',
})

export const quizResultEndpoints = {
  ...quizResultList,
  answer: endpoint({
    method: 'POST',
    path: '/user_ans_quiz',
    access: 'signed-in',
    summary: 'Answer a quiz and have it marked',
    body: z.object({
      quizID: idSchema,
      /** The text of one option per question, in order; null when the question was not answered. */
      UserAns: z.array(z.nullable(cleanText(300)), 'Required').check(z.maxLength(100, 'At most 100 answers')),
      /** The attempt is marked against this version, which the user saw; the latest version when absent. */
      __v: versionSchema,
    }),
    reply: quizResultSchema,
    status: 201,
    limits: [{ by: 'actor', max: 60, windowSeconds: 900, counts: 'all' }],
  }),
}
