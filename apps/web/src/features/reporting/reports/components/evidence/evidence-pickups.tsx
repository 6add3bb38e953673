import type { EvidencePickup } from '@thant/contracts/reporting/report-evidence'
import { fewestDecimals } from '@thant/i18n/decimals'
import tableClasses from '#components/data-table/figure-table.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { siteName } from '#features/customers/sites/site-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useProgressiveRows } from '#lib/use-progressive-rows.ts'
import { collectedOf, hasSeveralSites } from '../../evidence-pickups.ts'
import classes from '../report-screen/shared-report-tabs.module.css'

type EvidencePickupsProps = { pickups: readonly EvidencePickup[]; weightKg: number }

/** Lists the pickups of a report with what was collected, and with a sum that equals the tables'. */
export function EvidencePickups({ pickups, weightKg }: EvidencePickupsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const shown = useProgressiveRows(pickups)
  const hasSites = hasSeveralSites(pickups)
  const title = t('The pickups behind it')
  const decimals = fewestDecimals(pickups.flatMap(({ items }) => items.map((item) => item.weightKg)))
  const written = (weight: number) => format.number(weight, decimals)
  return (
    <SectionCard
      title={title}
      subtitle={t('Each with the number of its collection note, by which it can be asked for.')}
    >
      <table className={tableClasses.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('Pickup date')}</th>
            <th scope="col" className={tableClasses.word}>
              {t('Collection note')}
            </th>
            {hasSites && (
              <th scope="col" className={tableClasses.word}>
                {t('Site')}
              </th>
            )}
            <th scope="col" className={tableClasses.word}>
              {t('Items (kg)')}
            </th>
            <th scope="col">{t('Weight (kg)')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((pickup) => {
            const { products, weightKg: collected } = collectedOf(pickup)
            return (
              <tr key={pickup.collectionNote} className={classes.pickup}>
                <th scope="row">{format.date(pickup.pickUpTime)}</th>
                <td className={tableClasses.word} data-label={t('Collection note')}>
                  {pickup.collectionNote}
                </td>
                {hasSites && (
                  <td className={tableClasses.word} data-label={t('Site')}>
                    {siteName(pickup.site, t)}
                  </td>
                )}
                <td className={`${tableClasses.word} ${classes.items}`} data-label={t('Items (kg)')}>
                  {products.map((product) => `${product.productName}\u00a0${written(product.weightKg)}`).join(t(', '))}
                </td>
                <td data-label={t('Weight (kg)')}>{written(collected)}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot className={classes.total}>
          <tr>
            <th scope="row" colSpan={hasSites ? 4 : 3}>
              {t('Total')}
            </th>
            <td data-label={t('Weight (kg)')}>{written(weightKg)}</td>
          </tr>
        </tfoot>
      </table>
    </SectionCard>
  )
}
