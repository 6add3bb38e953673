import { binPaths } from '@thant/contracts/bin-paths'
import { binEndpoints } from '@thant/contracts/service/bins'
import { recordScreens } from '#components/form/record-screens.ts'
import { binBodyOf, emptyBin, valuesOfBin } from '#features/service/bins/bin-values.ts'
import { BinFields } from '#features/service/bins/components/bin-fields.tsx'

export const { Add, Edit, editQueries } = recordScreens({
  endpoints: binEndpoints,
  list: { path: binPaths.availableBins, label: 'Available Bins' },
  add: { title: 'Add Bin', subtitle: 'It can be ordered as soon as it is saved.', saved: 'Successfully added bin!' },
  edit: {
    title: 'Edit Bin',
    subtitle: ({ name }, t) => `${name} · ${t('A new price applies to new orders.')}`,
    saved: 'The bin was saved.',
  },
  values: { useEmpty: () => emptyBin, of: valuesOfBin, toBody: binBodyOf },
  Fields: BinFields,
})
