import { stockAdjustmentEndpoints } from '@thant/contracts/reporting/stock-adjustments'
import { addScreen } from '#components/form/add-screen.tsx'
import {
  adjustmentBodyOf,
  emptyAdjustment,
  problemsOfAdjustment,
} from '#features/reporting/stock-adjustments/adjustment-values.ts'
import { AdjustmentFields } from '#features/reporting/stock-adjustments/components/adjustment-fields.tsx'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { paths } from '#lib/links/paths.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'

export default addScreen({
  endpoint: stockAdjustmentEndpoints.create,
  list: { path: paths.stockAdjustments, label: 'Stock-takes and losses' },
  title: 'Record a stock-take or loss',
  subtitle: 'It corrects the stock of the mass balance from its day on. What was collected stays as it is.',
  saved: 'The stock adjustment was added.',
  useEmpty: () => emptyAdjustment(todayIn(useCompanyTimeZone())),
  toBody: adjustmentBodyOf,
  validate: problemsOfAdjustment,
  Fields: AdjustmentFields,
})
