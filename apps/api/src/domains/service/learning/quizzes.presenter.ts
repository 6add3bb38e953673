import type { Question, Quiz, QuizRow } from '@thant/contracts/service/quizzes'
import { sql } from 'drizzle-orm'
import { quizzes, type StoredQuestion } from '#database/schema/learning.ts'

export const quizFields = {
  id: quizzes.id,
  version: quizzes.version,
  createdAt: quizzes.createdAt,
  updatedAt: quizzes.updatedAt,
  title: quizzes.title,
  questionCount: quizzes.questionCount,
  // The columns are qualified by hand, because Drizzle omits the table name in a query of one table.
  usedBy: sql<string[]>`(
    select coalesce(array_agg(slide_sets.title order by slide_sets.title collate "und-x-icu"), '{}') from slide_sets
    where slide_sets.quiz_id = quizzes.id and slide_sets.archived_at is null)`,
}

export type StoredQuiz = Omit<typeof quizzes.$inferSelect, 'archivedAt'>

export function presentQuizRow(quiz: StoredQuiz & { usedBy: string[] }): QuizRow {
  const { usedBy, questionCount: TotalQuestions } = quiz
  return { ...presentHead(quiz), TotalQuestions, usedBy }
}

export function presentQuiz(quiz: StoredQuiz, questions: StoredQuestion[], withAnswers: boolean): Quiz {
  return {
    ...presentHead(quiz),
    Questions: withAnswers
      ? questions.map(presentQuestion)
      : questions.map(({ question, options }) => ({ Question: question, OptionalAnswers: options })),
  }
}

export function presentQuestion({ question, options, correctAnswer, explanation }: StoredQuestion): Question {
  return { Question: question, OptionalAnswers: options, CorrectAnswer: correctAnswer, Explanation: explanation }
}

function presentHead(quiz: StoredQuiz) {
  return {
    _id: quiz.id,
    __v: quiz.version,
    createdAt: quiz.createdAt.toISOString(),
    updatedAt: quiz.updatedAt.toISOString(),
    title: quiz.title,
  }
}
