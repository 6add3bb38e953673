import { Table } from '@mantine/core'
import { sumKg } from '@thant/contracts/materials/wastes'
import type { ReactNode } from 'react'
import { Figure } from '#components/figures/figure.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './weights-table.module.css'

type WeightsTableProps = {
  items: ReadonlyArray<{ quantity: number }>
  /** A row for each item. */
  children: ReactNode
}

/** What was weighed, item by item, with the total. */
export function WeightsTable({ items, children }: WeightsTableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Table aria-label={t('What was weighed')} horizontalSpacing={0} borderColor="var(--hairline)">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('Item name')}</Table.Th>
          <Table.Th ta="right">{t('Quantity (kg)')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
      <Table.Tfoot className={classes.total}>
        <Table.Tr>
          <Table.Th scope="row">{t('Total')}</Table.Th>
          <Table.Td ta="right" fw={600}>
            <Figure value={format.weight(sumKg(items.map(({ quantity }) => quantity)))} unit={t('kg')} />
          </Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  )
}
