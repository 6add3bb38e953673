type Marked = { correctAnswer: string }
export type QuizScore = { correctCount: number; percentage: number }

/**
 * Each right answer counts 100 divided by the number of questions; the percentage has at most 2 decimals
 * (docs/specification.md 5-42, 9-54). Returns undefined unless each question has exactly one answer, or null.
 */
export function scoreQuiz(questions: readonly Marked[], answers: ReadonlyArray<string | null>): QuizScore | undefined {
  if (questions.length === 0 || answers.length !== questions.length) return undefined
  const correctCount = questions.filter(({ correctAnswer }, index) => answers[index] === correctAnswer).length
  // A single division avoids adding up rounded shares, which would make three thirds 99.99.
  return { correctCount, percentage: Math.round((correctCount / questions.length) * 10_000) / 100 }
}
