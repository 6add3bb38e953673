import { quizResultEndpoints } from '@thant/contracts/service/quizzes'
import { useMemo } from 'react'
import { useList } from '#lib/calls/use-list.ts'
import { bestScores } from './best-scores.ts'
import { resultsOfScores } from './learning-queries.ts'

/** Returns the best percentage of each quiz that the signed-in user answered; undefined while loading. */
export function useOwnScores(): ReadonlyMap<string, number> | undefined {
  const results = useList(quizResultEndpoints.list, { limit: resultsOfScores }).data?.data
  return useMemo(() => results && bestScores(results), [results])
}
