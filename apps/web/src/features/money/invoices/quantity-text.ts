import { type LineUnit, quantityTexts } from '@thant/contracts/money/invoice-lines'
import type { Format } from '@thant/i18n/format'
import type { Translate } from '@thant/i18n/translation-key'

/** Returns such as `4 pickups`, which no line is broken in. */
export function quantityText(quantity: number, unit: LineUnit, format: Format, t: Translate): string {
  const text = t(quantityTexts[unit], { count: quantity, replace: { count: format.number(quantity) } })
  return text.replaceAll(' ', '\u00a0')
}
