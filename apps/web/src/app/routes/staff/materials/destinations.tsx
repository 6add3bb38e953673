import { destinationEndpoints } from '@thant/contracts/materials/destinations'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { listScreen } from '#components/data-table/list-screen.tsx'
import { recordScreens } from '#components/form/record-screens.ts'
import { DestinationFields } from '#features/materials/destinations/components/destination-fields.tsx'
import { DestinationKindBadge } from '#features/materials/destinations/components/destination-kind-badge.tsx'
import { LicensedUntil } from '#features/materials/destinations/components/licensed-until.tsx'
import {
  destinationBodyOf,
  emptyDestination,
  valuesOfDestination,
} from '#features/materials/destinations/destination-values.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(destinationEndpoints.list, search)

export default listScreen({
  endpoints: destinationEndpoints,
  change: 'destinations:change',
  title: 'Destinations',
  subtitle: 'Where collected waste is delivered.',
  search: 'Search name, address or licence',
  add: { path: paths.destinationAdd, label: 'Add Destination' },
  edit: paths.destinationEdit,
  initiallyHidden: ['address'],
  cells: {
    name: { width: 160, onPhone: 'heading' },
    kind: { render: ({ kind }) => <DestinationKindBadge kind={kind} /> },
    licence: { width: 126 },
    licensedUntil: { render: (destination) => <LicensedUntil destination={destination} /> },
    address: { width: 40 },
    contact: { width: 236, isSecondary: true },
  },
  nameOf: ({ name }) => name,
  archive: {
    title: 'Archive this destination?',
    text: '{{name}} will no longer be offered. What went there keeps its name in every table and report, and it can be restored.',
  },
  empty: {
    title: 'No destinations yet',
    hint: 'Recyclers, composting plants, landfills and all other places to which you take waste appear here.',
  },
})

export const { Add, Edit, editQueries } = recordScreens({
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
