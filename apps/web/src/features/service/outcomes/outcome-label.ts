import type { OutcomeCode } from '@thant/contracts/service/outcome-reasons'
import { outcomeReasons } from '@thant/contracts/service/outcome-reasons'
import type { Translate } from '@thant/i18n/translation-key'

export function outcomeLabel(code: OutcomeCode, t: Translate): string {
  return t(outcomeReasons[code].label)
}
