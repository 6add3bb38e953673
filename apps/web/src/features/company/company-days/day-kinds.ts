import type { CompanyDayKind } from '@thant/contracts/company/company-days'

/** Translation keys. */
export const kindLabels: Record<CompanyDayKind, string> = {
  closed: 'Closed: a holiday or a closure',
  working: 'Working day: a day of rest on which we work',
}
export const shortKindLabels: Record<CompanyDayKind, string> = { closed: 'Closed', working: 'Working day' }
