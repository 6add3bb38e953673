import type { QuizResult } from '@thant/contracts/service/quizzes'

/** Returns the best percentage of each quiz that was answered, by the quiz's id. */
export function bestScores(
  results: ReadonlyArray<Pick<QuizResult, 'quizID' | 'TotalCorrectPersentage'>>,
): ReadonlyMap<string, number> {
  const best = new Map<string, number>()
  for (const { quizID: quiz, TotalCorrectPersentage: percentage } of results) {
    best.set(quiz._id, Math.max(percentage, best.get(quiz._id) ?? 0))
  }
  return best
}
