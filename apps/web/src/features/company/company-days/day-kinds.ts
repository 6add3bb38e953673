import type { CompanyDayKind } from '@thant/contracts/company/company-days'
import type { TranslationKey } from '@thant/i18n/translation-key'

export const kindLabels: Record<CompanyDayKind, TranslationKey> = {
  closed: 'Closed: a holiday or a closure',
  working: 'Working day: a day of rest on which we work',
}
export const shortKindLabels: Record<CompanyDayKind, TranslationKey> = { closed: 'Closed', working: 'Working day' }
