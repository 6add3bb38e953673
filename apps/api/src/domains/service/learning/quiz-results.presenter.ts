import type { QuizResult } from '@thant/contracts/service/quizzes'
import { quizAttempts, quizEditions, quizzes } from '#database/schema/learning.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import { presentQuestion } from './quizzes.presenter.ts'

/** Queries that select these columns join quizzes and quiz editions. */
export const quizResultFields = {
  id: quizAttempts.id,
  quizId: quizAttempts.quizId,
  quizTitle: quizzes.title,
  userId: quizAttempts.userId,
  answers: quizAttempts.answers,
  correctCount: quizAttempts.correctCount,
  percentage: quizAttempts.percentage,
  createdAt: quizAttempts.createdAt,
  questions: quizEditions.questions,
}

export type StoredQuizResult = SelectedRow<typeof quizResultFields>

/** An attempt never changes, so its version stays 0. */
export function presentQuizResult(result: StoredQuizResult): QuizResult {
  const at = result.createdAt.toISOString()
  return {
    _id: result.id,
    __v: 0,
    createdAt: at,
    updatedAt: at,
    quizID: { _id: result.quizId, title: result.quizTitle },
    userID: result.userId,
    UserAns: result.answers,
    TotalCorrectAns: result.correctCount,
    TotalQuestions: result.questions.length,
    TotalCorrectPersentage: Number(result.percentage),
    Questions: result.questions.map(presentQuestion),
  }
}
