import { dayNameIn, type NamedDay } from '@thant/contracts/company/company-days'
import { useTranslation } from '#lib/i18n.ts'

/** Names a day in the user's language. */
export function useDayName(): (day: Pick<NamedDay, 'name' | 'nameInBurmese'>) => string {
  const { language } = useTranslation()
  return (day) => dayNameIn(language, day)
}
