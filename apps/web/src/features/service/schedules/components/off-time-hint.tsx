import { Alert } from '@mantine/core'
import { IconClockExclamation } from '@tabler/icons-react'
import { scheduleEndpoints } from '@thant/contracts/service/schedules'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'

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
