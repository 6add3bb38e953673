import { reachOf } from '@thant/contracts/access'
import type { Role } from '@thant/contracts/roles'
import { and, eq, isNull } from 'drizzle-orm'
import { quizzes } from '#database/schema/learning.ts'
import type { Context } from '#lib/context.ts'
import { errorAt } from '#lib/requests/app-error.ts'

/** A user who answers a quiz gets the right answers with the result, not before. */
export function mayReadAnswers(role: Role): boolean {
  return reachOf(role, 'learning:change') !== undefined
}

/** A slide set may link to a quiz that is not archived, or to none. */
export async function assertQuizIsAvailable(context: Context, id: string | null | undefined): Promise<void> {
  if (id == null) return
  const found = await context.database
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(and(eq(quizzes.id, id), isNull(quizzes.archivedAt)))
  if (found.length > 0) return
  throw errorAt('quizID', 'quiz.unknown')
}
