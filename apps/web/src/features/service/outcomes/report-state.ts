import { type MissedReportState, missedReportStateLabels } from '@thant/contracts/service/missed-reports'
import type { TranslationKey } from '@thant/i18n/translation-key'

type StateBadge = { label: TranslationKey; color: 'amber' | 'leaf' | 'gray' }

export const reportStates: Record<MissedReportState, StateBadge> = {
  OPEN: { label: missedReportStateLabels.OPEN, color: 'amber' },
  UPHELD: { label: missedReportStateLabels.UPHELD, color: 'leaf' },
  REJECTED: { label: missedReportStateLabels.REJECTED, color: 'gray' },
  CLOSED: { label: missedReportStateLabels.CLOSED, color: 'gray' },
}
