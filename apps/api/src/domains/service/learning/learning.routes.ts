import { quizEndpoints, quizResultEndpoints } from '@thant/contracts/service/quizzes'
import { slideSetEndpoints } from '@thant/contracts/service/slide-sets'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
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
    export: ({ context, query }) => exportList(context, query, 'slide-sets', slideSetListing),
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
    export: ({ context, query }) => exportList(context, query, 'quizzes', quizListing),
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
    export: ({ context, query }) => exportList(context, query, 'quiz-results', quizResultListing),
    answer: ({ context, body }) => answerQuiz(context, body),
  })
}
