import type { ServicePeriod } from '@thant/contracts/invoices'
import { useFormat } from '#lib/use-format.ts'

/** Lines break between the two dates only. */
export function ServicePeriodText({ period }: { period: ServicePeriod }) {
  const format = useFormat()
  return (
    <span style={{ whiteSpace: 'normal' }}>
      <span style={{ whiteSpace: 'nowrap' }}>{format.date(period.start)} –</span>{' '}
      <span style={{ whiteSpace: 'nowrap' }}>{format.date(period.end)}</span>
    </span>
  )
}
