import type { TranslationKey } from '@thant/i18n/translation-key'
import type { LineUnit } from './invoice-lines.ts'

/** What a price list has a price for. */
export const priceKinds = ['pickup', 'extra-pickup', 'wasted-trip', 'kg', 'viss', 'month', 'bin', 'hour'] as const
export type PriceKind = (typeof priceKinds)[number]

export const priceKindLabels: Record<PriceKind, TranslationKey> = {
  pickup: 'Pickup',
  'extra-pickup': 'Extra pickup',
  'wasted-trip': 'Wasted trip',
  kg: 'Weight in kg',
  viss: 'Weight in viss',
  month: 'Monthly fee',
  bin: 'Bin',
  hour: 'Hour',
}

export const unitOfKind: Record<PriceKind, LineUnit> = {
  pickup: 'pickup',
  'extra-pickup': 'pickup',
  'wasted-trip': 'pickup',
  kg: 'kg',
  viss: 'viss',
  month: 'month',
  bin: 'bin',
  hour: 'hour',
}

/** Besides what has a price, what fills a charge up to a minimum, and what somebody charged by hand. */
export const chargeKinds = [...priceKinds, 'pickup-minimum', 'month-minimum', 'other'] as const
export type ChargeKind = (typeof chargeKinds)[number]

export const chargeKindLabels: Record<ChargeKind, TranslationKey> = {
  ...priceKindLabels,
  'pickup-minimum': 'Top-up to the minimum per pickup',
  'month-minimum': 'Top-up to the monthly minimum',
  other: 'Other',
}

/** Kinds of which a list has one price for each way type, and those of which it has one for each waste type. */
export const kindsByWay: readonly PriceKind[] = ['pickup', 'extra-pickup', 'wasted-trip']
export const kindsByWaste: readonly PriceKind[] = ['kg', 'viss']
