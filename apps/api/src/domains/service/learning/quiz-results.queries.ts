import { type QuizResult, quizResultList } from '@thant/contracts/service/quizzes'
import { and, eq, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { quizAttempts, quizEditions, quizzes } from '#database/schema/learning.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, equals, onJoined } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { presentQuizResult, quizResultFields } from './quiz-results.presenter.ts'

function joinQuiz<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(quizzes, eq(quizzes.id, quizAttempts.quizId))
    .innerJoin(
      quizEditions,
      and(eq(quizEditions.quizId, quizAttempts.quizId), eq(quizEditions.sinceVersion, quizAttempts.editionSince)),
    )
}

/** Lists only the caller's own results, whatever their role. */
export const quizResultListing = createList({
  contract: quizResultList.list,
  fields: quizResultFields,
  table: quizAttempts,
  join: joinQuiz,
  id: quizAttempts.id,
  scope: {
    where: (userId) => sql`${quizAttempts.userId} = ${userId}`,
    value: ({ actor }) => actor.id,
  },
  search: onJoined(contains(quizzes.title)),
  columns: {
    createdAt: quizAttempts.createdAt,
  },
  filters: {
    quizID: equals(quizAttempts.quizId),
  },
  presenter: () => presentQuizResult,
})

export async function getQuizResult(context: Context, id: string): Promise<QuizResult> {
  const [result] = await joinQuiz(context.database.select(quizResultFields).from(quizAttempts).$dynamic()).where(
    and(eq(quizAttempts.id, id), eq(quizAttempts.userId, context.actor.id)),
  )
  if (result === undefined) throw new AppError('quiz.not-found')
  return presentQuizResult(result)
}
