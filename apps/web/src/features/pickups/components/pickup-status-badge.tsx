import { Badge } from '@mantine/core'
import type { PickupStatus } from '@thant/contracts/pickups'
import { useTranslation } from '#lib/i18n.ts'
import { statusLooks } from '../pickup-status.ts'

export function PickupStatusBadge({ status }: { status: PickupStatus }) {
  const { t } = useTranslation()
  const { label, color, icon: StatusIcon } = statusLooks[status]
  return (
    <Badge color={color} leftSection={<StatusIcon size={12} aria-hidden />}>
      {t(label)}
    </Badge>
  )
}
