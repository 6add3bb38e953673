import type { ServicePeriod } from '@thant/contracts/invoices'
import { useFormat } from '#lib/use-format.ts'

/** From its first to its last day; each breaks as a whole. */
export function ServicePeriodText({ period }: { period: ServicePeriod }) {
  const format = useFormat()
  return (
    <span style={{ whiteSpace: 'normal' }}>
      <span style={{ whiteSpace: 'nowrap' }}>{format.date(period.start)} –</span>{' '}
      <span style={{ whiteSpace: 'nowrap' }}>{format.date(period.end)}</span>
    </span>
  )
}
