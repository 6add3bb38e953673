import {
  IconArrowsLeftRight,
  IconBan,
  IconExclamationMark,
  IconFlagFilled,
  IconRepeat,
  type TablerIcon,
} from '@tabler/icons-react'
import type { PickupMark } from '@thant/contracts/service/pickup-statuses'
import { pickupMarkLabels } from '@thant/contracts/service/pickup-statuses'
import type { TranslationKey } from '@thant/i18n/translation-key'

type MarkStyle = { label: TranslationKey; icon: TablerIcon }

export const markStyles: Record<PickupMark, MarkStyle> = {
  schedule: { label: pickupMarkLabels.schedule, icon: IconRepeat },
  'move-requested': { label: pickupMarkLabels['move-requested'], icon: IconArrowsLeftRight },
  'cancel-requested': { label: pickupMarkLabels['cancel-requested'], icon: IconBan },
  'not-collected': { label: pickupMarkLabels['not-collected'], icon: IconExclamationMark },
  'missed-reported': { label: pickupMarkLabels['missed-reported'], icon: IconFlagFilled },
}

/** Returns the marks that somebody has to see to; that a pickup comes from a schedule is only good to know. */
export function openMarks(marks: readonly PickupMark[]): PickupMark[] {
  return marks.filter((mark) => mark !== 'schedule')
}
