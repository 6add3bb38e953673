import { quizAttempts, quizEditions, slideSets, slides } from '@thant/api/database/schema/learning'
import { trainingAttendees, trainings } from '@thant/api/database/schema/trainings'
import { quizFormSchema } from '@thant/contracts/service/quizzes'
import { slideSetFormSchema } from '@thant/contracts/service/slide-sets'
import { trainingChangeSchema } from '@thant/contracts/service/trainings'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { presentQuestion } from '../../../apps/api/src/domains/service/learning/quizzes.presenter.ts'
import { presentAttendee } from '../../../apps/api/src/domains/service/trainings/trainings.presenter.ts'
import { dayOf } from '../../../apps/api/src/lib/company-time.ts'
import { now, timeZone } from './chosen-day.ts'
import { useFilledCompany } from './filled-company.ts'

const portal = useFilledCompany()

describe('the trainings', () => {
  it('are a few hundred over 30 months, those to come planned or asked for', async () => {
    const rows = await portal.database.select().from(trainings)
    expect(rows.length).toBeGreaterThan(200)
    expect(rows.length).toBeLessThan(500)
    const today = dayOf(now, timeZone)
    const statuses = (found: typeof rows) => [...new Set(found.map(({ status }) => status))].sort()
    expect(statuses(rows.filter(({ startsOn }) => startsOn < today))).toEqual(['COMPLETED', 'ONHOLD'])
    const coming = rows.filter(({ startsOn }) => startsOn >= today)
    expect(coming.length).toBeGreaterThan(15)
    expect(statuses(coming)).toEqual(['CONFIRMED', 'ONHOLD', 'REQUESTED'])
    expect(rows.every(({ createdAt, updatedAt }) => createdAt <= updatedAt && updatedAt <= now)).toBe(true)
  })

  it('are what the edit form would take', async () => {
    const attendees = await portal.database.select().from(trainingAttendees).orderBy(trainingAttendees.line)
    const byTraining = Map.groupBy(attendees, ({ trainingId }) => trainingId)
    for (const { id, status, type, trainerName, topic } of await portal.database.select().from(trainings)) {
      const own = (byTraining.get(id) ?? []).map(presentAttendee)
      const form = { status, type, trainerName, topic, attendees: own }
      expect(trainingChangeSchema.parse(form)).toEqual(form)
      expect(own.length > 0).toBe(status === 'COMPLETED')
    }
  })
})

describe('the lessons', () => {
  it('are six slide sets of drawn pictures, each with what it says, and are what the form would take', async () => {
    const sets = await portal.database.select().from(slideSets)
    expect(sets).toHaveLength(6)
    for (const set of sets) {
      const own = await portal.database.select().from(slides).where(eq(slides.slideSetId, set.id)).orderBy(slides.line)
      expect(own.length).toBeGreaterThanOrEqual(4)
      const form = {
        Title: set.title,
        Description: set.description,
        Name: set.authorName,
        Reference: set.references,
        quizID: set.quizId,
        Slides: own.map(({ imageKey }) => imageKey),
        SlideTexts: own.map(({ text }) => text),
      }
      expect(slideSetFormSchema.parse(form)).toEqual(form)
      for (const { imageKey, text } of own) {
        expect(text.length).toBeGreaterThan(40)
        expect((await portal.services.storage.get(imageKey))?.bytes).toBeGreaterThan(2_000)
      }
    }
  })

  it.each(['Sorting paper and cardboard', 'Sorting plastic', 'E-waste and batteries'])(
    'have eight slides and ten questions on %s',
    async (title) => {
      const [set] = await portal.database.select().from(slideSets).where(eq(slideSets.title, title))
      const drawn = await portal.database
        .select()
        .from(slides)
        .where(eq(slides.slideSetId, set?.id ?? ''))
      expect(new Set(drawn.map(({ imageKey }) => imageKey)).size).toBe(8)
      const [edition] = await portal.database
        .select()
        .from(quizEditions)
        .where(eq(quizEditions.quizId, set?.quizId ?? ''))
      expect(new Set(edition?.questions.map(({ question }) => question)).size).toBe(10)
      expect(edition?.questions.every(({ explanation }) => explanation.length > 20)).toBe(true)
    },
  )

  it('have quizzes of five to ten questions, the right answer not always the first', async () => {
    const editions = await portal.database.select().from(quizEditions)
    expect(editions).toHaveLength(6)
    for (const { questions } of editions) {
      const Questions = questions.map(presentQuestion)
      expect(quizFormSchema.parse({ title: 'Quiz', Questions }).Questions).toEqual(Questions)
      expect(questions.length).toBeGreaterThanOrEqual(5)
      expect(questions.length).toBeLessThanOrEqual(10)
      expect(
        new Set(questions.map(({ options, correctAnswer }) => options.indexOf(correctAnswer))).size,
      ).toBeGreaterThan(1)
    }
  })

  it('were answered by customers, well and badly', async () => {
    const attempts = await portal.database.select().from(quizAttempts)
    expect(attempts.length).toBeGreaterThan(50)
    expect(attempts.some(({ percentage }) => Number(percentage) <= 50)).toBe(true)
    expect(attempts.some(({ percentage }) => Number(percentage) === 100)).toBe(true)
    expect(attempts.every(({ organizationId, createdAt }) => organizationId !== null && createdAt < now)).toBe(true)
  })
})
