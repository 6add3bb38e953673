import type { Shown } from './drawings.ts'

export type Lesson = {
  title: string
  description: string
  references: string[]
  /** The background colour of the slides. */
  ground: string
  slides: ReadonlyArray<{ shown: Shown[]; text: string }>
  quiz: { title: string; questions: readonly LessonQuestion[] }
}

/** The answers are shuffled when they are stored. */
export type LessonQuestion = { question: string; answer: string; wrongAnswers: string[]; explanation: string }
