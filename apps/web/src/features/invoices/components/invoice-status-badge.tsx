import { Badge } from '@mantine/core'
import type { InvoiceStatus } from '@thant/contracts/invoices'
import { useTranslation } from '#lib/i18n.ts'
import { statusLooks } from '../invoice-status.ts'

export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation()
  const { label, color, icon: StatusIcon } = statusLooks[status]
  return (
    <Badge color={color} leftSection={<StatusIcon size={12} aria-hidden />}>
      {t(label)}
    </Badge>
  )
}
