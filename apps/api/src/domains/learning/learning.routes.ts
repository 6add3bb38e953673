import {
  type QuizResult,
  type QuizRow,
  quizEndpoints,
  quizResultEndpoints,
  type SlideSet,
  slideSetEndpoints,
} from '@thant/contracts/learning'
import type { FastifyInstance } from 'fastify'
import { type ExportColumn, exportRows } from '#lib/list-export.ts'
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
      exportRows(context, query.format, 'slide-sets', slideSetColumns, (reading) =>
        slideSetListing.all(reading, query),
      ),
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
      exportRows(context, query.format, 'quizzes', quizColumns, (reading) => quizListing.all(reading, query)),
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
      exportRows(context, query.format, 'quiz-results', resultColumns, (reading) =>
        quizResultListing.all(reading, query),
      ),
    answer: ({ context, body }) => answerQuiz(context, body),
  })
}

const slideSetColumns: ReadonlyArray<ExportColumn<SlideSet>> = [
  { header: 'Title', cell: (row) => row.Title },
  { header: 'Description', cell: (row) => row.Description },
  { header: 'Author', cell: (row) => row.Name },
  { header: 'Slides', cell: (row) => row.Slides.length },
  { header: 'Quiz', cell: (row) => row.quizID?.title ?? null },
  { header: 'References', cell: (row) => row.Reference.join(' ') || null },
  { header: 'Updated', cell: (row) => row.updatedAt },
]

const quizColumns: ReadonlyArray<ExportColumn<QuizRow>> = [
  { header: 'Title', cell: (row) => row.title },
  { header: 'Questions', cell: (row) => row.TotalQuestions },
  { header: 'Used by', cell: (row) => row.usedBy.join('; ') || null },
  { header: 'Updated', cell: (row) => row.updatedAt },
]

const resultColumns: ReadonlyArray<ExportColumn<QuizResult>> = [
  { header: 'Quiz', cell: (row) => row.quizID.title },
  { header: 'Answered', cell: (row) => row.createdAt },
  { header: 'Right answers', cell: (row) => row.TotalCorrectAns },
  { header: 'Questions', cell: (row) => row.TotalQuestions },
  { header: 'Percentage', cell: (row) => row.TotalCorrectPersentage },
]
