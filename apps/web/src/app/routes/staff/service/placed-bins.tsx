import { binPaths } from '@thant/contracts/bin-paths'
import { placedBinEndpoints } from '@thant/contracts/service/placed-bins'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import { listScreen } from '#components/data-table/list-screen.tsx'
import { recordScreens } from '#components/form/record-screens.ts'
import { SiteCell } from '#features/customers/sites/components/site-cell.tsx'
import { FormerPlacings } from '#features/service/placed-bins/components/former-placings.tsx'
import { PlacedBinFields } from '#features/service/placed-bins/components/placed-bin-fields.tsx'
import { PlacedBinsBar } from '#features/service/placed-bins/components/placed-bins-bar.tsx'
import {
  placedBinBodyOf,
  useEmptyPlacedBin,
  valuesOfPlacedBin,
} from '#features/service/placed-bins/placed-bin-values.ts'
import { usePlacedBinFilters } from '#features/service/placed-bins/use-placed-bin-filters.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(placedBinEndpoints.list, search)

export default listScreen({
  endpoints: placedBinEndpoints,
  change: 'placed-bins:change',
  title: 'Placed Bins',
  subtitle: 'Which bin stands at which site. Each has a code of its own on its label.',
  search: 'Search code, organization, site or bin',
  add: { path: binPaths.placedBinAdd, label: 'Place a Bin' },
  edit: binPaths.placedBinEdit,
  initiallyHidden: ['note'],
  cells: {
    code: { onPhone: 'heading' },
    organization: { width: 130 },
    site: { width: 110, render: ({ site }) => <SiteCell name={site.name} /> },
    bin: { width: 110 },
    note: { width: 110, isSecondary: true, render: ({ note }) => <CellText>{note}</CellText> },
  },
  useFilters: usePlacedBinFilters,
  Bar: PlacedBinsBar,
  nameOf: ({ code }) => code,
  archive: {
    title: 'Archive this placed bin?',
    text: '{{name}} goes from the list, and can be restored. Its code is never given again.',
  },
  empty: {
    title: 'No bins are placed yet',
    hint: 'Bins that stand at customers appear here, each with its code.',
  },
})

export const { Add, Edit, editQueries } = recordScreens({
  endpoints: placedBinEndpoints,
  list: { path: binPaths.placedBins, label: 'Placed Bins' },
  add: { title: 'Place a Bin', saved: 'The bin was placed.' },
  edit: {
    title: 'Edit Placed Bin',
    subtitle: ({ code }) => code,
    saved: 'The placed bin was saved.',
    Facts: FormerPlacings,
  },
  values: { useEmpty: useEmptyPlacedBin, of: valuesOfPlacedBin, toBody: placedBinBodyOf },
  Fields: PlacedBinFields,
})
