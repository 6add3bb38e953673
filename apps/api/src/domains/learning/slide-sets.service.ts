import type { SlideSet, SlideSetChange, SlideSetForm } from '@thant/contracts/learning'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { slideSets, slides } from '#database/schema/learning.ts'
import { attachImage } from '#domains/files/files.service.ts'
import { AppError } from '#lib/app-error.ts'
import { changedValues, recordAudit } from '#lib/audit.ts'
import type { Context } from '#lib/context.ts'
import { assertVersion } from '#lib/optimistic-lock.ts'
import { assertQuizIsAvailable } from './quizzes.policy.ts'
import { getSlideSet, listSlides } from './slide-sets.queries.ts'

export async function createSlideSet(context: Context, form: SlideSetForm): Promise<SlideSet> {
  await assertQuizIsAvailable(context, form.quizID)
  const now = context.clock.now()
  const created = await insertOne(context.database, slideSets, {
    title: form.Title,
    description: form.Description,
    authorName: form.Name,
    references: form.Reference,
    quizId: form.quizID,
    createdAt: now,
    updatedAt: now,
  })
  await replaceSlides(context, created.id, form.Slides, form.SlideTexts)
  const set = await getSlideSet(context, created.id)
  await recordAudit(context, {
    action: 'slide-set.create',
    entity: 'slide-set',
    entityId: set._id,
    after: auditedValues(set),
  })
  return set
}

export async function changeSlideSet(context: Context, id: string, change: SlideSetChange): Promise<SlideSet> {
  await lockSlideSet(context, id)
  const before = await getSlideSet(context, id)
  await assertVersion(context, { entity: 'slide-set', id, current: before }, change.__v)
  if (change.quizID !== before.quizID?._id) await assertQuizIsAvailable(context, change.quizID)
  await context.database
    .update(slideSets)
    .set({
      title: change.Title,
      description: change.Description,
      authorName: change.Name,
      references: change.Reference,
      quizId: change.quizID,
      version: sql`${slideSets.version} + 1`,
      updatedAt: context.clock.now(),
    })
    .where(eq(slideSets.id, id))
  if (change.Slides) await replaceSlides(context, id, change.Slides, change.SlideTexts)
  const after = await getSlideSet(context, id)
  await recordAudit(context, {
    action: 'slide-set.change',
    entity: 'slide-set',
    entityId: id,
    ...changedValues(auditedValues(before), auditedValues(after)),
  })
  return after
}

export async function archiveSlideSet(context: Context, id: string): Promise<null> {
  await lockSlideSet(context, id)
  const set = await getSlideSet(context, id)
  await context.database
    .update(slideSets)
    .set({ archivedAt: context.clock.now(), version: sql`${slideSets.version} + 1` })
    .where(eq(slideSets.id, id))
  await recordAudit(context, {
    action: 'slide-set.archive',
    entity: 'slide-set',
    entityId: id,
    before: auditedValues(set),
  })
  return null
}

async function lockSlideSet(context: Context, id: string): Promise<void> {
  const locked = await context.database
    .select({ id: slideSets.id })
    .from(slideSets)
    .where(and(eq(slideSets.id, id), isNull(slideSets.archivedAt)))
    .for('update')
  if (locked.length === 0) throw new AppError('slide-set.not-found')
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
