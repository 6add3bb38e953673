import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export function useCompanyDayTabs(): { label: string; tabs: Array<{ label: string; href: string }> } {
  const { t } = useTranslation()
  return {
    label: t('Company days'),
    tabs: [
      { label: t('Holidays and closures'), href: paths.companyDays },
      { label: t('Pickups on holidays'), href: paths.holidayPickups },
    ],
  }
}
