import { sumKg, wasteTypes } from '@thant/contracts/materials/wastes'
import { Figure } from '#components/figures/figure.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { WasteTypeBadge } from '#features/materials/wastes/components/waste-type-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './item-totals.module.css'
import { type PickupValues, weightIn } from './pickup-values.ts'

/** Shows the weight in kg by type and in total while the user types; an incomplete number counts as 0. */
export function ItemTotals({ record }: { record: RecordForm<PickupValues> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const items = record.form.useWatchValue('items')
  const lines = items
    .map(({ productType, quantity }) => ({ productType, weightKg: weightIn(quantity) }))
    .filter(({ weightKg }) => weightKg > 0)
  if (items.length === 0) return null
  const types = wasteTypes.filter((type) => lines.some(({ productType }) => productType === type))
  const totalOf = (counted: typeof lines) => format.weight(sumKg(counted.map(({ weightKg }) => weightKg)))
  return (
    <dl className={classes.totals} aria-label={t('Totals')}>
      {types.map((type) => (
        <div key={type}>
          <dt>
            <WasteTypeBadge type={type} />
          </dt>
          <dd>
            <Figure value={totalOf(lines.filter(({ productType }) => productType === type))} unit={t('kg')} />
          </dd>
        </div>
      ))}
      <div className={classes.all}>
        <dt>{t('Total')}</dt>
        <dd>
          <Figure value={totalOf(lines)} unit={t('kg')} />
        </dd>
      </div>
    </dl>
  )
}
