import type { Cycle } from '@thant/contracts/customers/subscriptions'
import type { TranslationKey } from '@thant/i18n/translation-key'

export const cycleLabels: Record<Cycle, TranslationKey> = {
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  'semi-annual': 'Every half year',
  annual: 'Annually',
}
