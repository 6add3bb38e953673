import { priceListEndpoints } from '@thant/contracts/money/price-lists'
import { moneyPaths } from '@thant/contracts/money-paths'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { listScreen } from '#components/data-table/list-screen.tsx'
import { recordScreens } from '#components/form/record-screens.ts'
import { PriceListFields } from '#features/money/prices/components/price-list-fields.tsx'
import { emptyPriceList, priceListBodyOf, valuesOfPriceList } from '#features/money/prices/price-list-values.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(priceListEndpoints.list, search)

export default listScreen({
  endpoints: priceListEndpoints,
  change: 'prices:change',
  title: 'Price lists',
  subtitle: 'What a pickup, a weight or a month costs, from which day on, and how many customers pay it.',
  search: 'Search price list',
  add: { path: moneyPaths.priceListAdd, label: 'Add price list' },
  edit: moneyPaths.priceListEdit,
  read: moneyPaths.priceList,
  cells: { name: { onPhone: 'heading', width: 260 } },
  nameOf: ({ name }) => name,
  archive: {
    title: 'Archive this price list?',
    text: '{{name}} will no longer be offered. What names it keeps it, and it can be restored.',
  },
  empty: { title: 'No price lists yet', hint: 'Charges are computed for customers who have one.' },
})

export const { Add, Edit, editQueries } = recordScreens({
  endpoints: priceListEndpoints,
  list: { path: moneyPaths.priceLists, label: 'Price lists' },
  add: { title: 'Add price list', saved: 'The price list was added.' },
  edit: { title: 'Edit price list', subtitle: ({ name }) => name, saved: 'The price list was saved.' },
  values: {
    useEmpty: () => emptyPriceList(todayIn(useCompanyTimeZone())),
    of: valuesOfPriceList,
    toBody: priceListBodyOf,
  },
  Fields: PriceListFields,
})
