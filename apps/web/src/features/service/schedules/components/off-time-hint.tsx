import { Alert } from '@mantine/core'
import { IconClockExclamation } from '@tabler/icons-react'
import { scheduleEndpoints } from '@thant/contracts/service/schedules'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'

/** Warns of pickups that another time zone of the company has left at the hour of the former one. */
export function OffTimeHint() {
  const { t } = useTranslation()
  const format = useFormat()
  const can = useCan()
  const offTime = useEndpoint(scheduleEndpoints.offTime, {}, { enabled: can('schedules:change') })
  const pickups = offTime.data?.data.pickups ?? 0
  if (pickups === 0) return null
  return (
    <Alert color="amber" icon={<IconClockExclamation />} role="status">
      {t(
        'Pickups that are not at the time of their schedule: {{pickups}}. The time zone of the company was changed; they stay at the hour that customers were told until their schedule is changed.',
        { pickups: format.number(pickups) },
      )}
    </Alert>
  )
}
