import { Button } from '@mantine/core'
import { IconCertificate } from '@tabler/icons-react'
import type { Order } from '@thant/contracts/money/orders'
import { generatePath, Link } from 'react-router'
import { Figure } from '#components/figures/figure.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { RecordHead } from '#components/layout/page/record-head.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { statusBadges } from '../order-status.ts'
import { useOrderTransitions } from '../use-order-transitions.ts'

export function OrderHead({ order }: { order: Order }) {
  const { t } = useTranslation()
  const format = useFormat()
  const transitions = useOrderTransitions()(order)
  return (
    <RecordHead
      status={<StatusBadge badge={statusBadges[order.status]} />}
      figure={<Figure value={format.amount(order.totalAmount, order.currency)} unit={order.currency} size="lg" />}
      when={t('Ordered {{date}}', { date: format.dateTime(order.createdAt) })}
    >
      {transitions.map(({ label, icon: TransitionIcon, take }) => (
        <Button key={label} leftSection={<TransitionIcon size={16} aria-hidden />} onClick={() => void take()}>
          {label}
        </Button>
      ))}
      {order.certificateSerial !== null && (
        <Button
          component={Link}
          to={generatePath(paths.certificate, { serial: order.certificateSerial })}
          variant="default"
          leftSection={<IconCertificate size={16} aria-hidden />}
        >
          {t('Certificate')}
        </Button>
      )}
    </RecordHead>
  )
}
