import { IconArrowBackUp, IconEraser } from '@tabler/icons-react'
import { type Charge, chargeEndpoints } from '@thant/contracts/money/charges'
import type { RowAction } from '#components/data-table/columns/column.ts'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'

/** Waives an open charge, for which `ask` asks for the reason, and takes a waiver back. */
export function useChargeActions(ask: (charge: Charge) => void): (charge: Charge) => RowAction[] {
  const { t } = useTranslation()
  const mayChange = useCan()('charges:change')
  const write = useWrite(chargeEndpoints.waive)
  const takeBack = async ({ _id, __v }: Charge) => {
    await write.mutateAsync({ params: { id: _id }, body: { waived: false, __v } }).then(
      () => notifyDone(t('The charge is open again.')),
      (error: unknown) => notifyError(error, t),
    )
  }
  return (charge) => {
    if (!mayChange || charge.state === 'billed') return []
    return charge.state === 'open'
      ? [{ label: t('Waive'), icon: IconEraser, onClick: () => ask(charge) }]
      : [{ label: t('Take the waiver back'), icon: IconArrowBackUp, onClick: () => void takeBack(charge) }]
  }
}
