import { quizResultEndpoints } from '@thant/contracts/service/quizzes'
import { slideSetEndpoints } from '@thant/contracts/service/slide-sets'
import type { EndpointQuery } from '#lib/calls/endpoint-query.ts'
import { listQuery } from '#lib/calls/use-list.ts'

/** How many lessons, and how many results of quizzes, are shown first. */
export const lessonsShown = 24
export const resultsShown = 5
/** How many results a user's best score of each quiz is taken from. */
export const resultsOfScores = 200

/** What the lessons, and the results of their quizzes, read first. */
export function learningQueries(): EndpointQuery[] {
  return [
    listQuery(slideSetEndpoints.list, { query: { limit: lessonsShown } }),
    listQuery(quizResultEndpoints.list, { query: { limit: resultsOfScores } }),
    listQuery(quizResultEndpoints.list, { query: { limit: resultsShown } }),
  ]
}
