import { destinationEndpoints } from '@thant/contracts/materials/destinations'
import { recordScreens } from '#components/form/record-screens.ts'
import { DestinationFields } from '#features/materials/destinations/components/destination-fields.tsx'
import {
  destinationBodyOf,
  emptyDestination,
  valuesOfDestination,
} from '#features/materials/destinations/destination-values.ts'
import { paths } from '#lib/paths.ts'

export const { Add, Edit } = recordScreens({
  endpoints: destinationEndpoints,
  list: { path: paths.destinations, label: 'Destinations' },
  add: {
    title: 'Add Destination',
    subtitle: 'Consignments and treatment profiles can name it as soon as it is saved.',
    saved: 'The destination was added.',
  },
  edit: { title: 'Edit Destination', saved: 'The destination was saved.' },
  values: { useEmpty: () => emptyDestination, of: valuesOfDestination, toBody: destinationBodyOf },
  Fields: DestinationFields,
})
