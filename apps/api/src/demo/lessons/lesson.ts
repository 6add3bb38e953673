import type { Shown } from './drawings.ts'

/** One lesson as it is written: its slides with what they say, where to read on, and its quiz. */
export type Lesson = {
  title: string
  description: string
  references: string[]
  /** The colour behind its pictures. */
  ground: string
  slides: ReadonlyArray<{ shown: Shown[]; text: string }>
  quiz: { title: string; questions: readonly LessonQuestion[] }
}

/** The first option is the right one; they are shuffled when they are stored. */
export type LessonQuestion = { question: string; options: readonly [string, string, ...string[]]; explanation: string }
