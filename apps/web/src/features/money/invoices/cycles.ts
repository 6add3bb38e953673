import type { Cycle } from '@thant/contracts/customers/subscriptions'

export const cycleLabels: Record<Cycle, string> = {
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  'semi-annual': 'Every half year',
  annual: 'Annually',
}
