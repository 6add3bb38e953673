import type { quizAttempts, quizEditions, quizzes, slideSets } from '@thant/api/database/schema/learning'
import { scoreQuiz } from '@thant/api/domains/service/learning/quiz-score'
import written from '../../data/lessons.json' with { type: 'json' }
import type { UserRow } from '../customers/staff.ts'
import { createRandom, type Random } from '../random.ts'
import type { Timeline } from '../timeline.ts'
import { drawSlide, thingOf } from './drawings.ts'
import type { Lesson, LessonQuestion } from './lesson.ts'

type Edition = typeof quizEditions.$inferInsert
export type DemoLesson = {
  quiz: typeof quizzes.$inferInsert & { id: string }
  edition: Edition
  slideSet: typeof slideSets.$inferInsert & { id: string }
  slides: Array<{ drawing: string; text: string }>
  attempts: Array<typeof quizAttempts.$inferInsert>
}

const lessons = written as Lesson[]

/** An admin wrote the lessons and quizzes, and the customers' users have attempted them. */
export function createLessons(
  timeline: Timeline,
  staff: readonly UserRow[],
  customers: readonly UserRow[],
): DemoLesson[] {
  const author = staff.find(({ role }) => role === 'ADMIN')
  return lessons.map((lesson, index) => {
    const random = createRandom(`lesson ${lesson.title}`)
    const writtenAt = timeline.at(timeline.today.subtract({ days: 400 - index * 45 }), random.integer(10 * 60, 15 * 60))
    const stamps = { createdAt: writtenAt, updatedAt: writtenAt }
    const quizId = random.uuid()
    const edition = {
      quizId,
      sinceVersion: 0,
      questions: lesson.quiz.questions.map((one) => storedQuestion(one, random)),
    }
    return {
      quiz: { id: quizId, title: lesson.quiz.title, questionCount: edition.questions.length, ...stamps },
      edition,
      slideSet: {
        id: random.uuid(),
        title: lesson.title,
        description: lesson.description,
        authorName: author?.name ?? '',
        references: lesson.references,
        quizId,
        ...stamps,
      },
      // A tick on the first slide, which is the cover, would look as if the reader had passed the lesson.
      slides: lesson.slides.map(({ shown, text }, place) => ({
        drawing: drawSlide(place === 0 ? shown.map(thingOf) : shown, lesson.ground),
        text,
      })),
      attempts: customers.flatMap((customer) => createAttempts(edition, customer, timeline, random)),
    }
  })
}

function storedQuestion({ question, answer, wrongAnswers, explanation }: LessonQuestion, random: Random) {
  return { question, options: random.shuffled([answer, ...wrongAnswers]), correctAnswer: answer, explanation }
}

/** Two of five users attempted the quiz, and some tried again with a better result. */
function createAttempts(edition: Edition, customer: UserRow, timeline: Timeline, random: Random) {
  if (customer.passwordHash === null || !random.happens(0.4)) return []
  const daysAgo = random.integer(8, 200)
  const skills = [random.between(0.35, 0.9), ...(random.happens(0.4) ? [random.between(0.75, 1)] : [])]
  return skills.flatMap((skill, tries) => {
    const createdAt = timeline.at(timeline.today.subtract({ days: daysAgo - tries }), random.integer(9 * 60, 17 * 60))
    if (createdAt < (customer.createdAt ?? timeline.now)) return []
    return [{ id: random.uuid(), createdAt, ...answered(edition, skill, random), ...answeredBy(edition, customer) }]
  })
}

function answered({ questions }: Edition, skill: number, random: Random) {
  const answers = questions.map(({ options, correctAnswer }) =>
    random.happens(skill) ? correctAnswer : random.happens(0.1) ? null : random.pick(options),
  )
  const score = scoreQuiz(questions, answers)
  if (score === undefined) throw new Error('a quiz of the demonstration company has no questions')
  return { answers, correctCount: score.correctCount, percentage: score.percentage.toFixed(2) }
}

function answeredBy({ quizId, sinceVersion }: Edition, { id, organizationId }: UserRow) {
  return { quizId, editionSince: sinceVersion, userId: id, organizationId: organizationId ?? null }
}
