import type { OutcomeCode } from '@thant/contracts/service/outcomes'
import { outcomeReasons } from '@thant/contracts/service/outcomes'
import type { TFunction } from 'i18next'

export function outcomeLabel(code: OutcomeCode, t: TFunction): string {
  return t(outcomeReasons[code].label)
}
