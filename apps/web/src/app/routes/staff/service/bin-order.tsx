import { binPaths } from '@thant/contracts/bin-paths'
import { binOrderEndpoints } from '@thant/contracts/service/bin-orders'
import { recordScreens } from '#components/form/record-screens.ts'
import { binOrderBodyOf, emptyBinOrder, valuesOfBinOrder } from '#features/service/bin-orders/bin-order-values.ts'
import { BinOrderFacts } from '#features/service/bin-orders/components/bin-order-facts.tsx'
import { BinOrderFields } from '#features/service/bin-orders/components/bin-order-fields.tsx'

export const { Add, Edit, editQueries } = recordScreens({
  endpoints: binOrderEndpoints,
  list: { path: binPaths.binOrders, label: 'Bin Orders' },
  add: {
    title: 'Add Bin Order',
    subtitle: "The bins are taken from the stock at once, at today's price.",
    saved: 'Successfully added bin order!',
  },
  edit: {
    title: 'Edit Bin Order',
    saved: 'The bin order was saved.',
    Facts: BinOrderFacts,
    useHasForm: ({ status }) => status === 'REQUESTED',
  },
  values: { useEmpty: () => emptyBinOrder, of: valuesOfBinOrder, toBody: binOrderBodyOf },
  Fields: BinOrderFields,
})
