import { depotEndpoints } from '@thant/contracts/service/depots'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { listScreen } from '#components/data-table/list-screen.tsx'
import { missingHoursOf } from '#components/fields/opening-hours.ts'
import { recordScreens } from '#components/form/record-screens.ts'
import { DepotFields } from '#features/service/vehicles/components/depot-fields.tsx'
import { depotBodyOf, emptyDepot, valuesOfDepot } from '#features/service/vehicles/depot-values.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(depotEndpoints.list, search)

export default listScreen({
  endpoints: depotEndpoints,
  change: 'depots:change',
  title: 'Depots',
  subtitle: 'The places from which vehicles leave, and to which they return.',
  search: 'Search name or address',
  add: { path: paths.depotAdd, label: 'Add Depot' },
  edit: paths.depotEdit,
  cells: { name: { width: 160, onPhone: 'heading' }, address: { width: 240 } },
  nameOf: ({ name }) => name,
  archive: {
    title: 'Archive this depot?',
    text: '{{name}} will no longer be offered. What names it keeps it, and it can be restored.',
  },
  empty: { title: 'No depots yet', hint: 'The places where your vehicles stand appear here.' },
})

export const { Add, Edit, editQueries } = recordScreens({
  endpoints: depotEndpoints,
  list: { path: paths.depots, label: 'Depots' },
  add: { title: 'Add Depot', saved: 'The depot was added.' },
  edit: { title: 'Edit Depot', subtitle: ({ name }) => name, saved: 'The depot was saved.' },
  values: { useEmpty: () => emptyDepot, of: valuesOfDepot, toBody: depotBodyOf },
  validate: missingHoursOf,
  Fields: DepotFields,
})
