import { type QuizRow, quizEndpoints } from '@thant/contracts/service/quizzes'
import { type SlideSet, slideSetEndpoints } from '@thant/contracts/service/slide-sets'
import { useArchive } from '#components/feedback/use-archive.ts'
import { useTranslation } from '#lib/i18n.ts'

export function useArchiveSlideSet() {
  const { t } = useTranslation()
  return useArchive({
    endpoint: slideSetEndpoints.archive,
    title: t('Delete this slide set?'),
    body: ({ Title: title }: SlideSet) => t('{{title}} is no longer shown to customers. Its quiz is kept.', { title }),
    done: ({ Title: name }) => t('{{name}} was deleted.', { name }),
  })
}

export function useArchiveQuiz() {
  const { t } = useTranslation()
  return useArchive({
    endpoint: quizEndpoints.archive,
    title: t('Delete this quiz?'),
    body: ({ title, usedBy }: QuizRow) =>
      usedBy.length === 0
        ? t('{{title}} can no longer be answered. Earlier results are kept.', { title })
        : t('{{title}} can no longer be answered and is removed from {{slideSets}}. Earlier results are kept.', {
            title,
            slideSets: usedBy.join(', '),
          }),
    done: ({ title: name }) => t('{{name}} was deleted.', { name }),
  })
}
