import { Button } from '@mantine/core'
import { ChoiceBar } from '#components/data-table/chosen-rows/choice-bar.tsx'
import type { RowChoice } from '#components/data-table/chosen-rows/use-row-choice.ts'
import { useTranslation } from '#lib/i18n.ts'
import { statusBadges, transitionLabels } from '../order-status.ts'
import { type StatusOfMany, useChangeOrders } from '../use-change-orders.ts'

const statuses = ['CONFIRMED', 'ONHOLD', 'COMPLETED', 'CANCELLED'] as const

/** Takes the chosen orders one step on. */
export function OrdersBar({ choice }: { choice: RowChoice }) {
  const { t } = useTranslation()
  const { changeOrders, isChanging } = useChangeOrders()
  const change = async (status: StatusOfMany) => {
    if (await changeOrders([...choice.chosen], status)) choice.clear()
  }
  return (
    <ChoiceBar choice={choice} label={t('Change the chosen orders')}>
      {statuses.map((status) => {
        const StatusIcon = statusBadges[status].icon
        return (
          <Button
            key={status}
            size="xs"
            variant="default"
            leftSection={<StatusIcon size={14} />}
            disabled={isChanging}
            onClick={() => void change(status)}
          >
            {status === 'CANCELLED' ? t('Cancel orders') : t(transitionLabels[status].label)}
          </Button>
        )
      })}
    </ChoiceBar>
  )
}
