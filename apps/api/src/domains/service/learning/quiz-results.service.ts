import type { BodyOf } from '@thant/contracts/endpoint'
import type { QuizResult, quizResultEndpoints } from '@thant/contracts/service/quizzes'
import { insertOne } from '#database/insert-one.ts'
import { quizAttempts } from '#database/schema/learning.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import { getQuizResult } from './quiz-results.queries.ts'
import { scoreQuiz } from './quiz-score.ts'
import { getEdition, getStoredQuiz } from './quizzes.queries.ts'

type Answers = BodyOf<typeof quizResultEndpoints.answer>

/** Marks the answers against the questions of the version that was shown, which may have changed since. */
export async function answerQuiz(context: Context, { quizID, UserAns, __v }: Answers): Promise<QuizResult> {
  const quiz = await getStoredQuiz(context, quizID)
  const edition = await getEdition(context, quizID, __v ?? quiz.version)
  const score = scoreQuiz(edition.questions, UserAns)
  if (score === undefined) {
    throw errorAt('UserAns', 'quiz.answers-mismatch')
  }
  const { id: userId, organizationId } = context.actor
  const attempt = await insertOne(context.database, quizAttempts, {
    quizId: quizID,
    editionSince: edition.sinceVersion,
    userId,
    organizationId,
    answers: UserAns,
    correctCount: score.correctCount,
    percentage: score.percentage.toFixed(2),
    createdAt: context.clock.now(),
  })
  await recordAudit(context, {
    action: 'quiz.answer',
    entity: 'quiz',
    entityId: quizID,
    after: { title: quiz.title, ...score, questions: edition.questions.length },
  })
  return getQuizResult(context, attempt.id)
}
