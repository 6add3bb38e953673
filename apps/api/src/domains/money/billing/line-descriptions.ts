import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { chargeKindLabels } from '@thant/contracts/money/price-kinds'
import type { Translate } from '@thant/i18n/translation-key'
import type { ChargeGroup } from './charge-groups.ts'

/** What a line is for, in the customer's language: what was charged by hand says it itself. */
export function describeLine(group: ChargeGroup, translate: Translate): string {
  const { kind, wayType, wasteType, description, pickups } = group
  if (description !== '') return description
  const name = wasteType === null ? translate(chargeKindLabels[kind]) : translate(wasteTypeLabels[wasteType])
  const named = wayType === null ? name : `${name} (${translate(wayType)})`
  if (pickups === 0 || wasteType === null) return named
  return translate('{{name}}, {{count}} pickups', { name: named, count: pickups })
}
