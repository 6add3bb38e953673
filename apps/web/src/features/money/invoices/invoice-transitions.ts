import { type Icon, IconArrowBackUp, IconBuildingBank, IconCash, IconX } from '@tabler/icons-react'
import type { InvoiceStatus } from '@thant/contracts/money/invoice-statuses'
import type { TranslationKey } from '@thant/i18n/translation-key'

/** The action that leads to a status, with the question and consequence that its confirmation shows. */
export const transitionLabels: Record<
  InvoiceStatus,
  { label: TranslationKey; icon: Icon; question: TranslationKey; consequence: TranslationKey }
> = {
  PENDING: {
    label: 'Open again',
    icon: IconArrowBackUp,
    question: 'Open this invoice again?',
    consequence: 'It is to be paid again, and its customer can pay it by card.',
  },
  APPROVED: {
    label: 'Record payment',
    icon: IconCash,
    question: 'Was this invoice paid?',
    consequence: 'It counts as paid, and the receipt goes to the customer. This cannot be undone.',
  },
  SETTLED: {
    label: 'Mark as in the bank',
    icon: IconBuildingBank,
    question: 'Has the money reached the bank?',
    consequence: 'Nothing can be changed afterwards.',
  },
  REJECTED: {
    label: 'Reject',
    icon: IconX,
    question: 'Reject this invoice?',
    consequence: 'It cannot be paid unless it is reopened.',
  },
}
