import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export function useReportingTabs(): { label: string; tabs: Array<{ label: string; href: string }> } {
  const { t } = useTranslation()
  return {
    label: t('Reporting'),
    tabs: [
      { label: t('New report'), href: paths.reporting },
      { label: t('Saved reports'), href: paths.savedReports },
    ],
  }
}
