import type { ReportData } from '@thant/contracts/reporting/report-data'
import { useState } from 'react'
import classes from '#components/data-table/figure-table.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { ShowAllButton } from '#components/layout/page/show-all-button.tsx'
import { DrilldownFigure } from '#features/materials/drilldown/components/drilldown-figure.tsx'
import { WasteTypeBadge } from '#features/materials/wastes/components/waste-type-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

const firstItems = 20

/** Lists the collected items by name, the most frequent first. */
export function ReportItems({ report }: { report: ReportData }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [isWhole, setIsWhole] = useState(false)
  const { items } = report.figures
  const shown = isWhole ? items : items.slice(0, firstItems)
  return (
    <SectionCard title={t('Items Found')}>
      <table className={classes.table} aria-label={t('Items Found')}>
        <thead>
          <tr>
            <th scope="col">{t('Item')}</th>
            <th scope="col" className={classes.word}>
              {t('Waste type')}
            </th>
            <th scope="col">{t('Times collected')}</th>
            <th scope="col">{t('Weight')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ productName, productType, pickups, quantity }) => (
            <tr key={`${productType} ${productName}`}>
              <th scope="row">{productName}</th>
              <td className={classes.word} data-label={t('Waste type')}>
                <WasteTypeBadge type={productType} />
              </td>
              <td data-label={t('Times collected')}>{format.number(pickups)}</td>
              <td data-label={t('Weight')}>
                <DrilldownFigure
                  title={productName}
                  filter={{ type: productType }}
                  counts={(item) => item.productName === productName}
                >
                  {format.kg(quantity)}
                </DrilldownFigure>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {items.length > firstItems && <ShowAllButton count={items.length} isWhole={isWhole} onChange={setIsWhole} />}
    </SectionCard>
  )
}
