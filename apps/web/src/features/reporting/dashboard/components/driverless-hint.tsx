import { IconUserQuestion } from '@tabler/icons-react'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { Hint } from '#components/feedback/hint.tsx'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { todayIn } from '#lib/zoned-time.ts'
import { daysAhead, driverlessAhead } from '../driverless-ahead.ts'

/** Counts the confirmed pickups of the coming days for which nobody is sent, and leads to them. */
export function DriverlessHint() {
  const { t } = useTranslation()
  const format = useFormat()
  const can = useCan()
  const filters = driverlessAhead(todayIn(useCompanyTimeZone()))
  const options = { enabled: can('pickups:change') && can('pickups:list'), refetchMs: 300_000 }
  const pickups = useEndpoint(pickupEndpoints.list, { query: { ...filters, limit: 1 } }, options)
  const count = pickups.data?.total ?? 0
  if (count === 0) return null
  return (
    <Hint
      icon={<IconUserQuestion />}
      text={t('Confirmed pickups of the next {{days}} days without a driver: {{pickups}}', {
        days: format.number(daysAhead),
        pickups: format.number(count),
      })}
      action={{
        label: t('Show pickups'),
        to: `${paths.pickups}?${new URLSearchParams({ ...filters, sort: 'pickUpTime' }).toString()}`,
      }}
    />
  )
}
