import { consignmentEndpoints } from '@thant/contracts/reporting/consignments'
import { recordScreens } from '#components/form/record-screens.ts'
import { ConsignmentFields } from '#features/reporting/consignments/components/consignment-fields.tsx'
import {
  consignmentBodyOf,
  emptyConsignment,
  problemsOfConsignment,
  valuesOfConsignment,
} from '#features/reporting/consignments/consignment-values.ts'
import { useWarning } from '#features/reporting/consignments/use-warning.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { paths } from '#lib/links/paths.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'

export const { Add, Edit, editQueries } = recordScreens({
  endpoints: consignmentEndpoints,
  list: { path: paths.consignments, label: 'Consignments' },
  add: { title: 'Add Consignment', saved: 'The consignment was added.' },
  edit: { title: 'Edit Consignment', saved: 'The consignment was saved.' },
  values: {
    useEmpty: () => emptyConsignment(todayIn(useCompanyTimeZone())),
    of: valuesOfConsignment,
    toBody: consignmentBodyOf,
  },
  validate: problemsOfConsignment,
  useAfterSaving: useWarning,
  Fields: ConsignmentFields,
})
