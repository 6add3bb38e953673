import type { Question, Quiz, QuizChange, QuizForm } from '@thant/contracts/learning'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { quizEditions, quizzes, type StoredQuestion } from '#database/schema/learning.ts'
import { AppError } from '#lib/app-error.ts'
import { changedValues, recordAudit } from '#lib/audit.ts'
import type { Context } from '#lib/context.ts'
import { assertVersion } from '#lib/optimistic-lock.ts'
import { getQuiz } from './quizzes.queries.ts'

export async function createQuiz(context: Context, form: QuizForm): Promise<Quiz> {
  const now = context.clock.now()
  const created = await insertOne(context.database, quizzes, {
    title: form.title,
    questionCount: form.Questions.length,
    createdAt: now,
    updatedAt: now,
  })
  await addEdition(context, created.id, 0, form.Questions)
  const quiz = await getQuiz(context, created.id)
  await recordAudit(context, { action: 'quiz.create', entity: 'quiz', entityId: quiz._id, after: auditedValues(quiz) })
  return quiz
}

/** Changed questions become a new edition, so that earlier attempts keep the questions they answered. */
export async function changeQuiz(context: Context, id: string, change: QuizChange): Promise<Quiz> {
  await lockQuiz(context, id)
  const before = await getQuiz(context, id)
  await assertVersion(context, { entity: 'quiz', id, current: before }, change.__v)
  await context.database
    .update(quizzes)
    .set({
      title: change.title,
      questionCount: change.Questions?.length,
      version: sql`${quizzes.version} + 1`,
      updatedAt: context.clock.now(),
    })
    .where(eq(quizzes.id, id))
  if (change.Questions && !isSame(change.Questions, before.Questions)) {
    await addEdition(context, id, before.__v + 1, change.Questions)
  }
  const after = await getQuiz(context, id)
  await recordAudit(context, {
    action: 'quiz.change',
    entity: 'quiz',
    entityId: id,
    ...changedValues(auditedValues(before), auditedValues(after)),
  })
  return after
}

/** An archived quiz can no longer be answered, and no slide set links to it; its results stay. */
export async function archiveQuiz(context: Context, id: string): Promise<null> {
  await lockQuiz(context, id)
  const quiz = await getQuiz(context, id)
  await context.database
    .update(quizzes)
    .set({ archivedAt: context.clock.now(), version: sql`${quizzes.version} + 1` })
    .where(eq(quizzes.id, id))
  await recordAudit(context, { action: 'quiz.archive', entity: 'quiz', entityId: id, before: auditedValues(quiz) })
  return null
}

async function lockQuiz(context: Context, id: string): Promise<void> {
  const locked = await context.database
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(and(eq(quizzes.id, id), isNull(quizzes.archivedAt)))
    .for('update')
  if (locked.length === 0) throw new AppError('quiz.not-found')
}

async function addEdition(context: Context, quizId: string, sinceVersion: number, questions: Question[]) {
  await context.database.insert(quizEditions).values({ quizId, sinceVersion, questions: questions.map(storedQuestion) })
}

function storedQuestion({ Question, OptionalAnswers, CorrectAnswer, Explanation }: Question): StoredQuestion {
  return { question: Question, options: OptionalAnswers, correctAnswer: CorrectAnswer, explanation: Explanation }
}

function isSame(questions: Question[], others: Quiz['Questions']): boolean {
  return JSON.stringify(questions) === JSON.stringify(others)
}

function auditedValues({ title, Questions }: Quiz): Record<string, unknown> {
  return { title, Questions }
}
