import type { SlideSet, SlideSetChange, SlideSetForm } from '@thant/contracts/service/slide-sets'
import { eq } from 'drizzle-orm'
import { slideSets, slides } from '#database/schema/learning.ts'
import { attachImage } from '#domains/company/files/files.service.ts'
import type { Context } from '#lib/context.ts'
import { recordWrites } from '#lib/records/record-writes.ts'
import { assertQuizIsAvailable } from './quizzes.policy.ts'
import { getSlideSet, listSlides } from './slide-sets.queries.ts'

const writes = recordWrites({ entity: 'slide-set', table: slideSets, get: getSlideSet, audited: auditedValues })

export async function createSlideSet(context: Context, form: SlideSetForm): Promise<SlideSet> {
  await assertQuizIsAvailable(context, form.quizID)
  const values = {
    title: form.Title,
    description: form.Description,
    authorName: form.Name,
    references: form.Reference,
    quizId: form.quizID,
  }
  return writes.create(context, 'slide-set.create', values, (id) =>
    replaceSlides(context, id, form.Slides, form.SlideTexts),
  )
}

export function changeSlideSet(context: Context, id: string, change: SlideSetChange): Promise<SlideSet> {
  return writes.change(context, 'slide-set.change', { id, version: change.__v }, async (before) => {
    if (change.quizID !== before.quizID?._id) await assertQuizIsAvailable(context, change.quizID)
    if (change.Slides) await replaceSlides(context, id, change.Slides, change.SlideTexts)
    return {
      title: change.Title,
      description: change.Description,
      authorName: change.Name,
      references: change.Reference,
      quizId: change.quizID,
    }
  })
}

export function archiveSlideSet(context: Context, id: string): Promise<null> {
  return writes.archive(context, 'slide-set.archive', id)
}

/** Replaces all slides; an image that stays keeps its text unless a new one is sent. */
async function replaceSlides(context: Context, slideSetId: string, keys: string[], texts?: string[]): Promise<void> {
  const before = new Map((await listSlides(context, slideSetId)).map(({ imageKey, text }) => [imageKey, text]))
  for (const [line, key] of keys.entries()) if (!before.has(key)) await attachImage(context, key, `Slides.${line}`)
  await context.database.delete(slides).where(eq(slides.slideSetId, slideSetId))
  await context.database.insert(slides).values(
    keys.map((imageKey, line) => ({
      slideSetId,
      line,
      imageKey,
      text: texts?.[line] ?? before.get(imageKey) ?? '',
    })),
  )
}

function auditedValues({ _id, __v, createdAt, updatedAt, quizID, ...values }: SlideSet): Record<string, unknown> {
  return { ...values, quiz: quizID?.title ?? null }
}
