import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { defineList } from '../list.ts'
import {
  changeOf,
  cleanText,
  entityShape,
  idParams,
  idSchema,
  multilineText,
  nothingSchema,
  requiredText,
  versionSchema,
} from '../primitives.ts'

export const quizRefSchema = z.object({ _id: idSchema, title: z.string() })

export const maxOptions = 10

export const questionSchema = z
  .object({
    Question: requiredText(500),
    OptionalAnswers: z.array(requiredText(300), 'At least two answers').check(
      z.minLength(2, 'At least two answers'),
      z.maxLength(maxOptions, `At most ${maxOptions} answers` satisfies TranslationKey),
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
