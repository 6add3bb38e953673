import { Badge } from '@mantine/core'
import type { OrderStatus } from '@thant/contracts/orders'
import { useTranslation } from '#lib/i18n.ts'
import { statusLooks } from '../order-status.ts'

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation()
  const { label, color, icon: StatusIcon } = statusLooks[status]
  return (
    <Badge color={color} leftSection={<StatusIcon size={12} aria-hidden />}>
      {t(label)}
    </Badge>
  )
}
