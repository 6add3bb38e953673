import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export function useLearningTabs(): { label: string; tabs: Array<{ label: string; href: string }> } {
  const { t } = useTranslation()
  return {
    label: t('Learning'),
    tabs: [
      { label: t('Slide sets'), href: paths.learning },
      { label: t('Quizzes'), href: paths.quizzes },
    ],
  }
}
