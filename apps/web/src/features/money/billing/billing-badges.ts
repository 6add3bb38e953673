import {
  IconAlertTriangle,
  IconArrowsDiff,
  IconCash,
  IconCheck,
  IconClock,
  IconLoader,
  IconScale,
  IconTag,
} from '@tabler/icons-react'
import {
  type BillingRunState,
  billingRunStateLabels,
  type DraftNeed,
  type DraftRefusal,
  draftNeedLabels,
  draftRefusalLabels,
} from '@thant/contracts/money/billing-run-states'
import type { BadgeStyle } from '#components/figures/status-badge.tsx'

export const runBadges: Record<BillingRunState, BadgeStyle> = {
  draft: { label: billingRunStateLabels.draft, color: 'amber', icon: IconClock },
  billing: { label: billingRunStateLabels.billing, color: 'sky', icon: IconLoader },
  done: { label: billingRunStateLabels.done, color: 'leaf', icon: IconCheck },
}

export const needBadges: Record<DraftNeed, BadgeStyle> = {
  credit: {
    label: draftNeedLabels.credit,
    hint: 'Rebates exceed the charges. No invoice is made, and the charges count next time.',
    color: 'sky',
    icon: IconCash,
  },
  'no-price': {
    label: draftNeedLabels['no-price'],
    hint: 'Completed pickups for which nothing was charged.',
    color: 'brick',
    icon: IconTag,
  },
  'no-weight': {
    label: draftNeedLabels['no-weight'],
    hint: 'Completed pickups without a weight.',
    color: 'amber',
    icon: IconScale,
  },
  'over-limit': {
    label: draftNeedLabels['over-limit'],
    hint: 'All invoices of the purchase order together exceed its limit.',
    color: 'brick',
    icon: IconAlertTriangle,
  },
  differs: {
    label: draftNeedLabels.differs,
    hint: 'From the invoice that was billed before.',
    color: 'amber',
    icon: IconArrowsDiff,
  },
}

const refused = { color: 'gray', icon: IconAlertTriangle }

export const refusalBadges: Record<DraftRefusal, BadgeStyle> = {
  credit: needBadges.credit,
  'too-much': { label: draftRefusalLabels['too-much'], ...refused },
  'nothing-left': {
    label: draftRefusalLabels['nothing-left'],
    hint: 'Another invoice asked for it, or it was waived.',
    ...refused,
  },
  archived: { label: draftRefusalLabels.archived, ...refused },
}
