import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { ListState } from '#components/data-table/address/use-list-state.ts'
import { Figure } from '#components/figures/figure.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './collected-waste-table.module.css'
import { type FoundWaste, TypeTotal } from './type-total.tsx'

type WasteTotalsProps = { found: FoundWaste; filters: ListState['filters'] }

/** Replaces the table's row of totals on a phone. */
export function WasteTotals({ found, filters }: WasteTotalsProps) {
  const count = found.pickups.length
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <dl className={classes.totals}>
      <div>
        <dt>{t('Total of {{count}} pickups', { count })}</dt>
        <dd>
          <Figure value={format.weight(found.totals.all)} unit={t('kg')} />
        </dd>
      </div>
      {found.types.map((type) => (
        <div key={type}>
          <dt>{t(wasteTypeLabels[type])}</dt>
          <dd>
            <TypeTotal type={type} found={found} search={filters[type]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
