import { type Quiz, quizList } from '@thant/contracts/service/quizzes'
import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import { quizEditions, quizzes } from '#database/schema/learning.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { mayReadAnswers } from './quizzes.policy.ts'
import { presentQuiz, presentQuizRow, quizFields, type StoredQuiz } from './quizzes.presenter.ts'

export type QuizEdition = typeof quizEditions.$inferSelect

export const quizListing = createList({
  contract: quizList.list,
  fields: quizFields,
  table: quizzes,
  id: quizzes.id,
  always: isNull(quizzes.archivedAt),
  search: contains(quizzes.title),
  columns: {
    title: quizzes.title,
    updatedAt: quizzes.updatedAt,
    createdAt: quizzes.createdAt,
  },
  presenter: () => presentQuizRow,
})

/** Includes the right answers only for roles that may change quizzes. */
export async function getQuiz(context: Context, id: string): Promise<Quiz> {
  const quiz = await getStoredQuiz(context, id)
  const { questions } = await getEdition(context, id, quiz.version)
  return presentQuiz(quiz, questions, mayReadAnswers(context.actor.role))
}

export async function getStoredQuiz(context: Context, id: string): Promise<StoredQuiz> {
  const [quiz] = await context.database
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.id, id), isNull(quizzes.archivedAt)))
  if (quiz === undefined) throw new AppError('quiz.not-found')
  return quiz
}

/** Finds the edition that a version showed; only a change of the questions starts a new edition. */
export async function getEdition(context: Context, quizId: string, version: number): Promise<QuizEdition> {
  const [edition] = await context.database
    .select()
    .from(quizEditions)
    .where(and(eq(quizEditions.quizId, quizId), lte(quizEditions.sinceVersion, version)))
    .orderBy(desc(quizEditions.sinceVersion))
    .limit(1)
  if (edition === undefined) throw new AppError('quiz.not-found')
  return edition
}
