import type { PriceKind } from '@thant/contracts/money/price-kinds'
import { kgPerViss } from '@thant/contracts/money/viss'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

type Written = {
  kind: PriceKind
  unitPrice: number | null
  indexName?: string | null
  indexPercent?: number | null
  currency: string
}

/** Writes a price; one by weight by the viss and by the kilogram, in whichever it was entered first. */
export function usePriceText() {
  const { t } = useTranslation()
  const format = useFormat()
  return ({ kind, unitPrice, indexName = null, indexPercent = null, currency }: Written): string => {
    const priceOf = (price: number) => format.unitPrice(price, currency)
    if (unitPrice === null) {
      return indexName === null || indexPercent === null
        ? t('Not known yet for this month')
        : t('{{percent}}% of {{index}}', { percent: format.number(indexPercent), index: indexName })
    }
    if (kind === 'viss') {
      const kg = priceOf(Number((unitPrice / kgPerViss).toFixed(2)))
      return t('{{viss}} per viss · {{kg}} per kg', { viss: priceOf(unitPrice), kg })
    }
    if (kind === 'kg') {
      const viss = priceOf(Number((unitPrice * kgPerViss).toFixed(2)))
      return t('{{kg}} per kg · {{viss}} per viss', { kg: priceOf(unitPrice), viss })
    }
    return priceOf(unitPrice)
  }
}
