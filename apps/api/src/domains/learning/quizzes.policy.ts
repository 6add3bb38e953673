import type { Role } from '@thant/contracts/access'
import { reachOf } from '@thant/contracts/access'
import { and, eq, isNull } from 'drizzle-orm'
import { quizzes } from '#database/schema/learning.ts'
import { errorAt } from '#lib/app-error.ts'
import type { Context } from '#lib/context.ts'

/** Who answers a quiz is told the right answers by its result, and not before. */
export function mayReadAnswers(role: Role): boolean {
  return reachOf(role, 'learning:change') !== undefined
}

/** A slide set leads to a quiz that can be answered; none at all is fine. */
export async function assertQuizIsThere(context: Context, id: string | null | undefined): Promise<void> {
  if (id == null) return
  const found = await context.database
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(and(eq(quizzes.id, id), isNull(quizzes.archivedAt)))
  if (found.length > 0) return
  throw errorAt('quizID', 'quiz.unknown')
}
