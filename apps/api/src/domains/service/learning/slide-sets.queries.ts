import { type SlideSet, slideSetList } from '@thant/contracts/service/slide-sets'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { quizzes, slideSets, slides } from '#database/schema/learning.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { presentSlideSet, type StoredSlide, slideSetFields } from './slide-sets.presenter.ts'

/** An archived quiz is left out, because it can no longer be answered. */
function joinQuiz<Select extends PgSelect>(select: Select) {
  return select.leftJoin(quizzes, and(eq(quizzes.id, slideSets.quizId), isNull(quizzes.archivedAt)))
}

export const slideSetListing = createList({
  contract: slideSetList.list,
  fields: slideSetFields,
  table: slideSets,
  join: joinQuiz,
  id: slideSets.id,
  always: isNull(slideSets.archivedAt),
  search: contains(slideSets.title, slideSets.authorName, slideSets.description),
  columns: {
    Title: slideSets.title,
    Name: slideSets.authorName,
    updatedAt: slideSets.updatedAt,
    createdAt: slideSets.createdAt,
  },
  presenter: () => presentSlideSet,
})

export async function getSlideSet(context: Context, id: string): Promise<SlideSet> {
  const [set] = await joinQuiz(context.database.select(slideSetFields).from(slideSets).$dynamic()).where(
    and(eq(slideSets.id, id), isNull(slideSets.archivedAt)),
  )
  if (set === undefined) throw new AppError('slide-set.not-found')
  return presentSlideSet(set)
}

export function listSlides(context: Context, slideSetId: string): Promise<StoredSlide[]> {
  return context.database
    .select({ imageKey: slides.imageKey, text: slides.text })
    .from(slides)
    .where(eq(slides.slideSetId, slideSetId))
    .orderBy(asc(slides.line))
}
