import type { Queryable } from '@thant/api/database/client'
import { quizAttempts, quizEditions, quizzes, slideSets, slides } from '@thant/api/database/schema/learning'
import type { Storage } from '@thant/api/lib/storage/storage'
import type { UserRow } from '../customers/staff.ts'
import { storeDrawing } from '../store-drawing.ts'
import type { DemoLesson } from './learning.ts'

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
