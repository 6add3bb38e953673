import { vehicleEndpoints } from '@thant/contracts/service/vehicles'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { listScreen } from '#components/data-table/list-screen.tsx'
import { recordScreens } from '#components/form/record-screens.ts'
import { VehicleFields } from '#features/service/vehicles/components/vehicle-fields.tsx'
import {
  emptyVehicle,
  missingShiftOf,
  valuesOfVehicle,
  vehicleBodyOf,
} from '#features/service/vehicles/vehicle-values.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(vehicleEndpoints.list, search)

export default listScreen({
  endpoints: vehicleEndpoints,
  change: 'vehicles:change',
  title: 'Vehicles',
  subtitle: 'What each one carries, where it is based, and when it is out of service.',
  search: 'Search plate or depot',
  add: { path: paths.vehicleAdd, label: 'Add Vehicle' },
  edit: paths.vehicleEdit,
  cells: { plate: { onPhone: 'heading' }, depot: { width: 144 }, shift: { width: 112 } },
  nameOf: ({ plate }) => plate,
  archive: {
    title: 'Archive this vehicle?',
    text: '{{name}} will no longer be offered. What names it keeps it, and it can be restored.',
  },
  empty: { title: 'No vehicles yet', hint: 'The vehicles that collect waste appear here.' },
})

export const { Add, Edit, editQueries } = recordScreens({
  endpoints: vehicleEndpoints,
  list: { path: paths.vehicles, label: 'Vehicles' },
  add: { title: 'Add Vehicle', saved: 'The vehicle was added.' },
  edit: { title: 'Edit Vehicle', subtitle: ({ plate }) => plate, saved: 'The vehicle was saved.' },
  validate: missingShiftOf,
  values: { useEmpty: () => emptyVehicle, of: valuesOfVehicle, toBody: vehicleBodyOf },
  Fields: VehicleFields,
})
