type Marked = { correctAnswer: string }
export type QuizScore = { correctCount: number; percentage: number }

/**
 * Marks the answers to a quiz (docs/specification.md 5-42, 9-54): 100 divided by the number of questions for each right
 * one, as a percentage with at most 2 decimals. Undefined when there is not one answer, or null, for each question.
 */
export function scoreQuiz(questions: readonly Marked[], answers: ReadonlyArray<string | null>): QuizScore | undefined {
  if (questions.length === 0 || answers.length !== questions.length) return undefined
  const correctCount = questions.filter(({ correctAnswer }, index) => answers[index] === correctAnswer).length
  // From the ratio and not as a sum, which would make three thirds 99.99.
  return { correctCount, percentage: Math.round((correctCount / questions.length) * 10_000) / 100 }
}
