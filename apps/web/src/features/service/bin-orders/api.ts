import type { Icon } from '@tabler/icons-react'
import {
  type BinOrder,
  type BinOrderStatus,
  binOrderEndpoints,
  binOrderTransitions,
} from '@thant/contracts/service/bin-orders'
import { confirm } from '#components/feedback/confirm.tsx'
import { notifyDone, notifyRefused } from '#components/feedback/notify.ts'
import { useArchive } from '#components/feedback/use-archive.ts'
import { showsInRecord } from '#lib/calls/pending-changes.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useOptimisticChange } from '#lib/use-optimistic-change.ts'
import { statusBadges, transitionLabels } from './order-status.ts'

export type OrderTransition = { label: string; icon: Icon; isDangerous: boolean; take: () => Promise<void> }

const shows = [binOrderEndpoints.get, binOrderEndpoints.list].map((read) =>
  showsInRecord(read, binOrderEndpoints.change, ({ body }) => ({ status: body?.status })),
)

/** Returns the transitions that an order allows now; a final one asks for confirmation. */
export function useOrderTransitions(): (order: BinOrder) => OrderTransition[] {
  const { t } = useTranslation()
  const nameOf = useOrderName()
  const change = useOptimisticChange(binOrderEndpoints.change, shows)

  const take = async (order: BinOrder, status: keyof typeof transitionLabels) => {
    const named = { order: nameOf(order) }
    const changed = t('{{order}}: {{status}}', { ...named, status: t(statusBadges[status].label) })
    const isCancelled = status === 'CANCELLED'
    const isSure =
      !transitionLabels[status].isFinal ||
      (await confirm({
        title: isCancelled ? t('Cancel this order?') : t('Were these bins delivered?'),
        body: isCancelled
          ? t('{{order}}: the bins go back into stock. This cannot be undone.', named)
          : t('{{order}}: nothing can be changed afterwards.', named),
        confirm: t(transitionLabels[status].label),
        // Beside Cancel order, Cancel would say both.
        cancel: isCancelled ? t('Back') : t('Cancel'),
        isDangerous: isCancelled,
      }))
    if (!isSure) return
    await change({ params: { id: order._id }, body: { status, __v: order.__v } }).then(
      () => notifyDone(changed),
      (error: unknown) => notifyRefused(changed, error, t),
    )
  }

  return (order) =>
    binOrderTransitions[order.status].filter(isOfferedTo(order)).map((status) => ({
      label: t(transitionLabels[status].label),
      icon: statusBadges[status].icon,
      isDangerous: status === 'CANCELLED',
      take: () => take(order, status),
    }))
}

/** Omits the current status: an order on hold may be put on hold again, but offering that makes no sense. */
function isOfferedTo({ status: present }: BinOrder) {
  return (status: BinOrderStatus): status is keyof typeof transitionLabels =>
    status !== present && status in transitionLabels
}

export function useArchiveBinOrder() {
  const { t } = useTranslation()
  const nameOf = useOrderName()
  return useArchive({
    endpoint: binOrderEndpoints.archive,
    title: t('Delete this bin order?'),
    body: (order: BinOrder) =>
      order.status === 'CANCELLED'
        ? t('{{order}} will be removed from the list.', { order: nameOf(order) })
        : t('{{order}} will be removed from the list, and its bins go back into stock.', { order: nameOf(order) }),
    done: (order) => t('{{order}} was deleted.', { order: nameOf(order) }),
  })
}

export function useOrderName(): (order: BinOrder) => string {
  const { t } = useTranslation()
  const format = useFormat()
  return ({ organization, bin, quantity }) =>
    t('{{organization}}, {{quantity}} × {{bin}}', {
      organization: organization.name,
      quantity: format.number(quantity),
      bin: `${bin.name}, ${bin.size}`,
    })
}
