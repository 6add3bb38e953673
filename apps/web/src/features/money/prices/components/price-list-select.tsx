import { Select, type SelectProps } from '@mantine/core'
import { maxPageSize } from '@thant/contracts/list'
import { priceListEndpoints } from '@thant/contracts/money/price-lists'
import { asField } from '#components/fields/as-field.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'

type PriceListSelectProps = SelectProps & {
  /** Lists that agreements have already, which stay in the choice when they were archived since. */
  kept: ReadonlyArray<{ _id: string; name: string }>
}

export const PriceListField = asField<PriceListSelectProps>(PriceListSelect, { empty: null })

function PriceListSelect({ kept, ...input }: PriceListSelectProps) {
  const lists = useEndpoint(priceListEndpoints.list, { query: { limit: maxPageSize } }).data?.data ?? []
  const listed = lists.map(({ _id, name, currency }) => ({ value: _id, label: `${name} · ${currency}` }))
  const others = new Map(kept.map(({ _id, name }) => [_id, name]))
  for (const { value } of listed) others.delete(value)
  const data = [...listed, ...[...others].map(([value, label]) => ({ value, label }))]
  return <Select {...input} data={data} searchable clearable />
}
