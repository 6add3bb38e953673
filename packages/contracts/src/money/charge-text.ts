import type { Translate } from '@thant/i18n/translation-key'
import { wasteTypeLabels } from '../materials/wastes.ts'
import type { Charge } from './charges.ts'
import { chargeKindLabels } from './price-kinds.ts'

/** What a charge is for in a few words: the waste that was weighed, the kind of trip, or what was typed. */
export function chargeText({ kind, wasteType, wayType, description }: Charge, t: Translate): string {
  if (kind === 'kg' || kind === 'viss')
    return t(wasteType === null ? chargeKindLabels[kind] : wasteTypeLabels[wasteType])
  if (kind === 'other') return description
  const words = [t(chargeKindLabels[kind]), wayType === null ? '' : t(wayType), description]
  return words.filter((word) => word !== '').join(t(', '))
}
