import type { Question, Quiz, QuizChange, QuizForm } from '@thant/contracts/service/quizzes'
import { quizEditions, quizzes, type StoredQuestion } from '#database/schema/learning.ts'
import type { Context } from '#lib/context.ts'
import { recordWrites } from '#lib/records/record-writes.ts'
import { getQuiz } from './quizzes.queries.ts'

const writes = recordWrites({
  entity: 'quiz',
  table: quizzes,
  get: getQuiz,
  audited: ({ title, Questions }: Quiz) => ({ title, Questions }),
})

export function createQuiz(context: Context, { title, Questions }: QuizForm): Promise<Quiz> {
  return writes.create(context, 'quiz.create', { title, questionCount: Questions.length }, (id) =>
    addEdition(context, id, 0, Questions),
  )
}

/** Changed questions become a new edition, so that earlier attempts keep the questions they answered. */
export function changeQuiz(
  context: Context,
  id: string,
  { __v: version, title, Questions }: QuizChange,
): Promise<Quiz> {
  return writes.change(context, 'quiz.change', { id, version }, async (before) => {
    if (Questions && !isSame(Questions, before.Questions)) await addEdition(context, id, before.__v + 1, Questions)
    return { title, questionCount: Questions?.length }
  })
}

/** An archived quiz can no longer be answered, and no slide set links to it; its results stay. */
export function archiveQuiz(context: Context, id: string): Promise<null> {
  return writes.archive(context, 'quiz.archive', id)
}

async function addEdition(
  context: Context,
  quizId: string,
  sinceVersion: number,
  questions: Question[],
): Promise<void> {
  await context.database.insert(quizEditions).values({ quizId, sinceVersion, questions: questions.map(storedQuestion) })
}

function storedQuestion({ Question, OptionalAnswers, CorrectAnswer, Explanation }: Question): StoredQuestion {
  return { question: Question, options: OptionalAnswers, correctAnswer: CorrectAnswer, explanation: Explanation }
}

function isSame(questions: Question[], others: Quiz['Questions']): boolean {
  return JSON.stringify(questions) === JSON.stringify(others)
}
