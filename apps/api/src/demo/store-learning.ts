import type { Queryable } from '#database/client.ts'
import { quizAttempts, quizEditions, quizzes, slideSets, slides } from '#database/schema/learning.ts'
import type { Storage } from '#lib/storage/storage.ts'
import type { DemoLesson } from './learning.ts'
import type { UserRow } from './staff.ts'
import { storeDrawing } from './store-drawing.ts'

export async function storeLessons(
  database: Queryable,
  storage: Storage,
  lessons: readonly DemoLesson[],
  uploader: UserRow,
): Promise<void> {
  for (const { quiz, edition, slideSet, slides: drawn, attempts } of lessons) {
    await database.insert(quizzes).values(quiz)
    await database.insert(quizEditions).values(edition)
    await database.insert(slideSets).values(slideSet)
    for (const [line, { drawing, text }] of drawn.entries()) {
      const imageKey = await storeDrawing(database, storage, drawing, uploader)
      await database.insert(slides).values({ slideSetId: slideSet.id, line, imageKey, text })
    }
    if (attempts.length > 0) await database.insert(quizAttempts).values(attempts)
  }
}
