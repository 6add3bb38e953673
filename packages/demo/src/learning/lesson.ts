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

/** The first option is correct; the options are shuffled when they are stored. */
export type LessonQuestion = { question: string; options: readonly [string, string, ...string[]]; explanation: string }
