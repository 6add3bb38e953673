import { Table, Text } from '@mantine/core'
import type { WasteType } from '@thant/contracts/materials/wastes'
import { WeightsTable } from '#features/service/pickups/components/weights-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'

type Weighed = { productName: string; productType: WasteType; quantity: number }

/** The weights of one side. */
export function VisitWeights({ items }: { items: readonly Weighed[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (items.length === 0) return <Text c="dimmed">{t('Nothing was weighed at this pickup yet.')}</Text>
  return (
    <WeightsTable items={items}>
      {items.map(({ productName, productType, quantity }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items have no id, and two may be the same
        <Table.Tr key={`${productType} ${productName} ${index}`}>
          <Table.Td lang={languageOf(productName)}>{productName}</Table.Td>
          <Table.Td ta="right">{format.weight(quantity)}</Table.Td>
        </Table.Tr>
      ))}
    </WeightsTable>
  )
}
