import type { Icon } from '@tabler/icons-react'
import { type Order, type OrderStatus, orderEndpoints, orderTransitions } from '@thant/contracts/money/orders'
import { confirm } from '#components/feedback/confirm.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { statusBadges, transitionLabels } from './order-status.ts'

export type OrderTransition = { label: string; icon: Icon; take: () => Promise<void> }

/** Returns the transitions that an order allows now; each asks for confirmation, because it mails the customer. */
export function useOrderTransitions(): (order: Order) => OrderTransition[] {
  const { t } = useTranslation()
  const format = useFormat()
  const write = useWrite(orderEndpoints.change)

  const take = async (order: Order, status: keyof typeof transitionLabels) => {
    const labels = transitionLabels[status]
    const named = t('Order {{number}}, {{customer}}, {{amount}}', {
      number: order._id,
      customer: order.customerName,
      amount: format.money(order.totalAmount, order.currency),
    })
    const certificate =
      status === 'DELIVERED' && order.certificate ? t('The recycling certificate is issued and emailed.') : ''
    const isSure = await confirm({
      title: t(labels.question),
      body: `${named}. ${t(labels.consequence)} ${certificate}`.trim(),
      confirm: t(labels.label),
      cancel: t('Cancel'),
    })
    if (!isSure) return
    await write.mutateAsync({ params: { id: order._id }, body: { status, __v: order.__v } }).then(
      () => notifyDone(t('Order {{number}}: {{status}}', { number: order._id, status: t(statusBadges[status].label) })),
      (error: unknown) => notifyError(error, t),
    )
  }

  return (order) =>
    orderTransitions[order.kind][order.status].filter(isTransition).map((status) => ({
      label: t(transitionLabels[status].label),
      icon: statusBadges[status].icon,
      take: () => take(order, status),
    }))
}

function isTransition(status: OrderStatus): status is keyof typeof transitionLabels {
  return status !== 'PENDING'
}
