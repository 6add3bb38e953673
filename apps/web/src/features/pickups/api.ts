import { type PickupRow, pickupEndpoints } from '@thant/contracts/pickups'
import { confirm } from '#components/feedback/confirm.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useWrite } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'

/** What shows pickups or sums up their weights and so is asked again after a change. */
export const pickupReaders = ['/logistics', '/wastes', '/dashboard']

/** Asks first, naming organization and time, and then archives the pickup. */
export function useArchivePickup(): (pickup: PickupRow) => Promise<void> {
  const { t } = useTranslation()
  const format = useFormat()
  const write = useWrite(pickupEndpoints.archive, { refreshes: pickupReaders })
  return async ({ _id: id, organizationId, pickUpTime }) => {
    const named = { organization: organizationId.name, time: format.dateTime(pickUpTime) }
    const isSure = await confirm({
      title: t('Are you sure want to delete the schedule?'),
      body: t('{{organization}}, {{time}}: it goes from the lists, and its weights from the totals.', named),
      confirm: t('Delete'),
      cancel: t('Cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    await write.mutateAsync({ params: { id } }).then(
      () => notifyDone(t('{{organization}}, {{time}} was deleted.', named)),
      (error: unknown) => notifyError(error, t),
    )
  }
}
