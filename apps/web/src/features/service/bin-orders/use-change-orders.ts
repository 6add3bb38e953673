import { binOrderEndpoints, type ManyBinOrdersForm } from '@thant/contracts/service/bin-orders'
import { confirm } from '#components/feedback/confirm.tsx'
import { useChangeMany } from '#components/feedback/use-change-many.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { transitionLabels } from './order-status.ts'

export type StatusOfMany = ManyBinOrdersForm['change']['status']

/** Takes many orders one step on; a final one asks for confirmation. */
export function useChangeOrders() {
  const { t } = useTranslation()
  const format = useFormat()
  const write = useWrite(binOrderEndpoints.changeMany)
  const back = useWrite(binOrderEndpoints.undoMany)
  const changeMany = useChangeMany()

  const isSure = async (count: number, status: StatusOfMany) => {
    if (!transitionLabels[status].isFinal) return true
    const isCancelled = status === 'CANCELLED'
    const number = format.number(count)
    return confirm({
      title: isCancelled ? t('Cancel the chosen orders?') : t('Were these bins delivered?'),
      body: isCancelled
        ? t('Chosen: {{number}}. The bins go back into stock. This cannot be undone.', { number })
        : t('Chosen: {{number}}. Nothing can be changed afterwards.', { number }),
      confirm: isCancelled ? t('Cancel orders') : t(transitionLabels[status].label),
      cancel: isCancelled ? t('Back') : t('Cancel'),
      isDangerous: isCancelled,
    })
  }

  const changeOrders = async (ids: string[], status: StatusOfMany) =>
    (await isSure(ids.length, status)) &&
    changeMany({
      send: () => write.mutateAsync({ body: { ids, change: { status } } }),
      undo: (orders) => back.mutateAsync({ body: { orders } }),
      said: (number) => t('Changed orders: {{number}}', { number }),
    })
  return { changeOrders, isChanging: write.isPending }
}
