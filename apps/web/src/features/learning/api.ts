import { type QuizRow, quizEndpoints, type SlideSet, slideSetEndpoints } from '@thant/contracts/learning'
import { confirm } from '#components/feedback/confirm.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useWrite } from '#lib/use-endpoint.ts'

/** Asks first, naming the slide set, and then archives it. */
export function useArchiveSlideSet(): (set: SlideSet) => Promise<void> {
  const { t } = useTranslation()
  const write = useWrite(slideSetEndpoints.archive)
  return async ({ _id: id, Title: title }) => {
    const isSure = await confirm({
      title: t('Are you sure want to delete the slide set?'),
      body: t('{{title}} is not shown to the customers any more. Its quiz stays.', { title }),
      confirm: t('Delete'),
      cancel: t('Cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    await write.mutateAsync({ params: { id } }).then(
      () => notifyDone(t('{{name}} was deleted.', { name: title })),
      (error: unknown) => notifyError(error, t),
    )
  }
}

/** Asks first, naming the quiz and what leads to it, and then archives it. */
export function useArchiveQuiz(): (quiz: QuizRow) => Promise<void> {
  const { t } = useTranslation()
  const write = useWrite(quizEndpoints.archive)
  return async ({ _id: id, title, usedBy }) => {
    const named = { title, slideSets: usedBy.join(', ') }
    const isSure = await confirm({
      title: t('Are you sure want to delete the quiz?'),
      body:
        usedBy.length === 0
          ? t('{{title}} can not be answered any more. Earlier results stay.', named)
          : t('{{title}} can not be answered any more and goes from {{slideSets}}. Earlier results stay.', named),
      confirm: t('Delete'),
      cancel: t('Cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    await write.mutateAsync({ params: { id } }).then(
      () => notifyDone(t('{{name}} was deleted.', { name: title })),
      (error: unknown) => notifyError(error, t),
    )
  }
}
