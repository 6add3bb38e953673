import type { SlideSet } from '@thant/contracts/service/slide-sets'
import { sql } from 'drizzle-orm'
import { quizzes, slideSets, slides } from '#database/schema/learning.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import { fileUrl } from '#domains/company/files/files.presenter.ts'

export type StoredSlide = Pick<typeof slides.$inferSelect, 'imageKey' | 'text'>

/** Queries that select these columns join quizzes. */
export const slideSetFields = {
  id: slideSets.id,
  version: slideSets.version,
  createdAt: slideSets.createdAt,
  updatedAt: slideSets.updatedAt,
  title: slideSets.title,
  description: slideSets.description,
  authorName: slideSets.authorName,
  references: slideSets.references,
  quizId: quizzes.id,
  quizTitle: quizzes.title,
  slides: sql<StoredSlide[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('imageKey', ${slides.imageKey}, 'text', ${slides.text})
      order by ${slides.line}), '[]')
    from ${slides} where ${slides.slideSetId} = ${slideSets.id})`,
}

export type StoredSlideSet = SelectedRow<typeof slideSetFields, 'quizzes'>

export function presentSlideSet(set: StoredSlideSet): SlideSet {
  return {
    _id: set.id,
    __v: set.version,
    createdAt: set.createdAt.toISOString(),
    updatedAt: set.updatedAt.toISOString(),
    Title: set.title,
    Description: set.description,
    Name: set.authorName,
    Reference: set.references,
    quizID: set.quizId === null ? null : { _id: set.quizId, title: set.quizTitle ?? '' },
    Slides: set.slides.map(({ imageKey }) => fileUrl(imageKey)),
    SlideTexts: set.slides.map(({ text }) => text),
  }
}
