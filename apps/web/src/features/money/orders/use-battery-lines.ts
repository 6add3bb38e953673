import { batteryPriceOf, batteryService } from '@thant/contracts/money/order-form'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { type BatteryOrderValues, boxesOf } from './battery-order-values.ts'
import type { SummaryLine } from './components/order-summary.tsx'

/** Returns the summary's lines and total; a quantity that cannot be ordered counts as 0. */
export function useBatteryLines(values: Pick<BatteryOrderValues, 'quantity' | 'certificate'>) {
  const { t } = useTranslation()
  const { money, number } = useFormat()
  const { boxPrice, certificatePrice, vatPercent, capacityKg } = batteryService
  const { certificate } = values
  const count = boxesOf(values)
  const price = batteryPriceOf({ quantity: count, certificate })
  const usd = (amount: number) => money(amount, 'USD')
  const each = (amount: number) => `${number(count)} × ${usd(amount)}`
  const lines: SummaryLine[] = [
    { label: t('Battery recycling box'), detail: each(boxPrice), amount: usd(price.boxes) },
    ...(certificate
      ? [{ label: t('Recycling certificate'), detail: each(certificatePrice), amount: usd(price.certificates) }]
      : []),
  ]
  const notes = [
    t('VAT of {{percent}}% included: {{amount}}', { percent: number(vatPercent), amount: usd(price.vat) }),
    t('A box takes up to {{kg}} kg of batteries.', { kg: number(capacityKg) }),
  ]
  return { lines, total: usd(price.total), notes }
}
