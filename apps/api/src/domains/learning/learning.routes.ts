import {
  type QuizResult,
  type QuizRow,
  quizEndpoints,
  quizResultEndpoints,
  type SlideSet,
  slideSetEndpoints,
} from '@thant/contracts/learning'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { quizResultListing } from './quiz-results.queries.ts'
import { answerQuiz } from './quiz-results.service.ts'
import { getQuiz, quizListing } from './quizzes.queries.ts'
import { archiveQuiz, changeQuiz, createQuiz } from './quizzes.service.ts'
import { getSlideSet, slideSetListing } from './slide-sets.queries.ts'
import { archiveSlideSet, changeSlideSet, createSlideSet } from './slide-sets.service.ts'

export async function learningRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    slideSetEndpoints,
  )({
    list: ({ context, query }) => slideSetListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query, 'slide-sets', slideSetColumns, (reading) => slideSetListing.all(reading, query)),
    get: ({ context, params }) => getSlideSet(context, params.id),
    create: ({ context, body }) => createSlideSet(context, body),
    change: ({ context, params, body }) => changeSlideSet(context, params.id, body),
    archive: ({ context, params }) => archiveSlideSet(context, params.id),
  })
  serve(
    app,
    quizEndpoints,
  )({
    list: ({ context, query }) => quizListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query, 'quizzes', quizColumns, (reading) => quizListing.all(reading, query)),
    get: ({ context, params }) => getQuiz(context, params.id),
    create: ({ context, body }) => createQuiz(context, body),
    change: ({ context, params, body }) => changeQuiz(context, params.id, body),
    archive: ({ context, params }) => archiveQuiz(context, params.id),
  })
  serve(
    app,
    quizResultEndpoints,
  )({
    list: ({ context, query }) => quizResultListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query, 'quiz-results', resultColumns, (reading) => quizResultListing.all(reading, query)),
    answer: ({ context, body }) => answerQuiz(context, body),
  })
}

const slideSetColumns: ReadonlyArray<ExportColumn<SlideSet>> = [
  { header: 'Title', text: (row) => row.Title },
  { header: 'Description', text: (row) => row.Description },
  { header: 'Author', text: (row) => row.Name },
  { header: 'Slides', number: (row) => row.Slides.length },
  { header: 'Quiz', text: (row) => row.quizID?.title ?? null },
  { header: 'References', text: (row) => row.Reference.join(' ') || null },
  { header: 'Updated', instant: (row) => row.updatedAt },
]

const quizColumns: ReadonlyArray<ExportColumn<QuizRow>> = [
  { header: 'Title', text: (row) => row.title },
  { header: 'Questions', number: (row) => row.TotalQuestions },
  { header: 'Used by', text: (row) => row.usedBy.join('; ') || null },
  { header: 'Updated', instant: (row) => row.updatedAt },
]

const resultColumns: ReadonlyArray<ExportColumn<QuizResult>> = [
  { header: 'Quiz', text: (row) => row.quizID.title },
  { header: 'Answered', instant: (row) => row.createdAt },
  { header: 'Right answers', number: (row) => row.TotalCorrectAns },
  { header: 'Questions', number: (row) => row.TotalQuestions },
  { header: 'Percentage', number: (row) => row.TotalCorrectPersentage },
]
