import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconClock, IconHourglass, IconX } from '@tabler/icons-react'
import type { AttemptState, ResultOutcome } from '@thant/contracts/money/payments'
import { resultOutcomeLabels } from '@thant/contracts/money/payments'
import type { TranslationKey } from '@thant/i18n/translation-key'
import type { BadgeStyle } from '#components/figures/status-badge.tsx'

export const attemptBadges: Record<AttemptState, BadgeStyle> = {
  OPEN: { label: 'No answer yet', color: 'gray', icon: IconClock },
  WAITING: { label: 'Waiting for the counter', color: 'sky', icon: IconHourglass },
  SUCCEEDED: { label: 'Paid', color: 'leaf', icon: IconCheck },
  REJECTED: { label: 'Refused', color: 'brick', icon: IconX },
  CANCELLED: { label: 'Cancelled by the payer', color: 'gray', icon: IconArrowBackUp },
  FAILED: { label: 'Failed', color: 'brick', icon: IconX },
  EXPIRED: { label: 'Abandoned after 48 hours', color: 'gray', icon: IconClock },
}

export const outcomeBadges: Record<ResultOutcome, BadgeStyle> = {
  applied: { label: resultOutcomeLabels.applied, color: 'leaf', icon: IconCheck },
  duplicate: { label: resultOutcomeLabels.duplicate, color: 'gray', icon: IconClock },
  superseded: { label: resultOutcomeLabels.superseded, color: 'gray', icon: IconClock },
  'refund-due': { label: resultOutcomeLabels['refund-due'], color: 'brick', icon: IconAlertTriangle },
  mismatch: { label: resultOutcomeLabels.mismatch, color: 'brick', icon: IconAlertTriangle },
  'unknown-order': { label: resultOutcomeLabels['unknown-order'], color: 'brick', icon: IconAlertTriangle },
}

/** Tells staff what a result that needs their attention means. */
export const outcomeHintTexts: Partial<Record<ResultOutcome, TranslationKey>> = {
  'refund-due': 'Already paid or rejected: refund it',
  mismatch: 'Merchant, currency or amount differs',
  'unknown-order': 'No payment of ours has this number',
}

/** Labels of the provider's status codes (docs/payments.md 5). */
export const statusTexts: Record<string, TranslationKey> = {
  '000': 'Paid',
  '001': 'Waiting',
  '002': 'Refused',
  '003': 'Cancelled',
  '999': 'Error',
}
