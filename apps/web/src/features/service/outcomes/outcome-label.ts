import type { OutcomeCode } from '@thant/contracts/service/outcome-reasons'
import { outcomeReasons } from '@thant/contracts/service/outcome-reasons'
import type { TFunction } from 'i18next'

export function outcomeLabel(code: OutcomeCode, t: TFunction): string {
  return t(outcomeReasons[code].label)
}
