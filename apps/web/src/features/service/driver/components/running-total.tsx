import { sumKg } from '@thant/contracts/materials/wastes'
import { Figure } from '#components/figures/figure.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { weightIn } from '#features/service/pickups/form/pickup-values.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { VisitValues } from '../visit-values.ts'
import classes from './driver-day.module.css'

/** Shows the kilograms typed so far; an incomplete number counts as 0. */
export function RunningTotal({ record }: { record: RecordForm<VisitValues> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const weights = record.form.useWatchValue('items').map(({ quantity }) => weightIn(quantity))
  return (
    <span className={classes.total}>
      {t('Total')}
      <Figure value={format.weight(sumKg(weights.filter((kg) => kg > 0)))} unit={t('kg')} />
    </span>
  )
}
