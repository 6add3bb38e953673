import { type LineUnit, quantityTexts } from '@thant/contracts/money/invoice-lines'
import type { Translate } from '@thant/i18n/translation-key'

/** Returns such as `4 pickups`, which no line is broken in. */
export function quantityText(quantity: number, unit: LineUnit, t: Translate): string {
  const text = t(quantityTexts[unit], { count: quantity })
  return text.replaceAll(' ', '\u00a0')
}
