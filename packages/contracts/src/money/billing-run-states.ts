import type { TranslationKey } from '@thant/i18n/translation-key'

export const billingRunStates = ['draft', 'billing', 'done'] as const
export type BillingRunState = (typeof billingRunStates)[number]

export const billingRunStateLabels: Record<BillingRunState, TranslationKey> = {
  draft: 'Not accepted yet',
  billing: 'Being billed',
  done: 'All billed',
}

/** Why a draft became no invoice: rebates exceed the charges, it is too much, nothing was left, the customer is deleted. */
export const draftRefusals = ['credit', 'too-much', 'nothing-left', 'archived'] as const
export type DraftRefusal = (typeof draftRefusals)[number]

export const draftRefusalLabels: Record<DraftRefusal, TranslationKey> = {
  credit: 'To the customer’s credit',
  'too-much': 'Too large',
  'nothing-left': 'Nothing left to bill',
  archived: 'Customer deleted',
}

/** What somebody should look at before a draft is billed, the gravest first. */
export const draftNeeds = ['credit', 'no-price', 'no-weight', 'over-limit', 'differs'] as const
export type DraftNeed = (typeof draftNeeds)[number]

export const draftNeedLabels: Record<DraftNeed, TranslationKey> = {
  credit: 'To the customer’s credit',
  'no-price': 'Pickups without a price',
  'no-weight': 'Weights not recorded',
  'over-limit': 'Over the purchase limit',
  differs: 'Differs by more than 30%',
}

/** A draft differs where its total is so many percent above or below that of the invoice before. */
export const differencePercent = 30
