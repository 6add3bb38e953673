import { chargeEndpoints } from '@thant/contracts/money/charges'
import { moneyPaths } from '@thant/contracts/money-paths'
import { useSearchParams } from 'react-router'
import { addScreen } from '#components/form/add-screen.tsx'
import { chargeBodyOf, emptyCharge } from '#features/money/charges/charge-values.ts'
import { ChargeFields } from '#features/money/charges/components/charge-fields.tsx'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'

export default addScreen({
  endpoint: chargeEndpoints.create,
  list: { path: moneyPaths.charges, label: 'Charges' },
  title: 'Charge by hand',
  subtitle: 'Bins, hours and other work that no pickup states. It is billed with the next invoice of the customer.',
  saved: 'The charge was added.',
  useEmpty: useEmptyCharge,
  toBody: chargeBodyOf,
  Fields: ChargeFields,
})

function useEmptyCharge() {
  return emptyCharge(todayIn(useCompanyTimeZone()), useSearchParams()[0].get('organization'))
}
