import { type LineUnit, quantityTexts } from '@thant/contracts/money/invoice-lines'
import type { Translate } from '@thant/i18n/translation-key'
import { onOneLine } from '@thant/i18n/word-joiner'

/** Returns such as `4 pickups`, which no line is broken in. */
export function quantityText(quantity: number, unit: LineUnit, t: Translate): string {
  return onOneLine(t(quantityTexts[unit], { count: quantity }))
}
