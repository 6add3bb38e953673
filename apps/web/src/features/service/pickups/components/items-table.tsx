import { Table } from '@mantine/core'
import { weightMeasureLabels } from '@thant/contracts/materials/wastes'
import type { TreatedItem } from '@thant/contracts/service/pickup-items'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { ItemTreatments } from './item-treatments.tsx'
import classes from './pickup-items.module.css'
import { WeightsTable } from './weights-table.tsx'

/** The items of a pickup with what became of each, and the total. */
export function ItemsTable({ items }: { items: readonly TreatedItem[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <WeightsTable items={items}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a pickup have no id, and two may be the same
        <Table.Tr key={`${item.productType} ${item.productName} ${index}`} className={classes.item}>
          <Table.Td>
            {item.productName}
            {item.isHazardous && <span className={classes.known}>{t('Hazardous')}</span>}
            <ItemTreatments item={item} />
          </Table.Td>
          <Table.Td ta="right">
            {format.weight(item.quantity)}
            {item.treatments.length > 0 && (
              <span className={classes.known}>{t(weightMeasureLabels[item.measure])}</span>
            )}
          </Table.Td>
        </Table.Tr>
      ))}
    </WeightsTable>
  )
}
