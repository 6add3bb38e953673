import { dataTableTypes } from '@thant/contracts/pickups'
import { wasteTypeLabels } from '@thant/contracts/wastes'
import { Figure } from '#components/figures/figure.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { totalsOf } from './collected-waste.ts'
import classes from './collected-waste-table.module.css'

/** Replaces the table's row of totals on a phone. */
export function WasteTotals({ totals, count }: { totals: ReturnType<typeof totalsOf>; count: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <dl className={classes.totals}>
      <div>
        <dt>{t('Total of {{count}} pickups', { count, replace: { count: format.number(count) } })}</dt>
        <dd>
          <Figure value={format.weight(totals.all)} unit={t('kg')} />
        </dd>
      </div>
      {dataTableTypes.map((type) => (
        <div key={type}>
          <dt>{t(wasteTypeLabels[type])}</dt>
          <dd>
            <Figure value={format.weight(totals.byType[type])} unit={t('kg')} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
