import type { Icon } from '@tabler/icons-react'
import { type Order, type OrderStatus, orderEndpoints, orderSteps } from '@thant/contracts/orders'
import { confirm } from '#components/feedback/confirm.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useWrite } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import { statusLooks, stepLooks } from './order-status.ts'

export type OrderStep = { label: string; icon: Icon; take: () => Promise<void> }

/** Returns the steps that an order can take now; each asks for confirmation, because it mails the customer. */
export function useOrderSteps(): (order: Order) => OrderStep[] {
  const { t } = useTranslation()
  const format = useFormat()
  const write = useWrite(orderEndpoints.change)

  const take = async (order: Order, status: keyof typeof stepLooks) => {
    const look = stepLooks[status]
    const named = t('Order {{number}}, {{customer}}, {{amount}}', {
      number: order._id,
      customer: order.customerName,
      amount: format.money(order.totalAmount, order.currency),
    })
    const certificate =
      status === 'DELIVERED' && order.certificate ? t('The recycling certificate is issued and mailed.') : ''
    const isSure = await confirm({
      title: t(look.question),
      body: `${named}. ${t(look.consequence)} ${certificate}`.trim(),
      confirm: t(look.label),
      cancel: t('Back'),
    })
    if (!isSure) return
    await write.mutateAsync({ params: { id: order._id }, body: { status, __v: order.__v } }).then(
      () => notifyDone(t('Order {{number}}: {{status}}', { number: order._id, status: t(statusLooks[status].label) })),
      (error: unknown) => notifyError(error, t),
    )
  }

  return (order) =>
    orderSteps[order.kind][order.status].filter(isStep).map((status) => ({
      label: t(stepLooks[status].label),
      icon: statusLooks[status].icon,
      take: () => take(order, status),
    }))
}

function isStep(status: OrderStatus): status is keyof typeof stepLooks {
  return status !== 'PENDING'
}
