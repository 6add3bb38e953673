import { priceIndexEndpoints } from '@thant/contracts/money/price-indexes'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { PriceIndexes } from '#features/money/prices/components/price-indexes.tsx'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(priceIndexEndpoints.list, search)

export default PriceIndexes
