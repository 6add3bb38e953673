import { pickupEndpoints } from '@thant/contracts/pickups'
import { confirm } from '#components/feedback/confirm.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useWrite } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'

type NamedPickup = { _id: string; organization: string; pickUpTime: string }

/** Asks first, naming organization and time, and then archives the pickup; answers whether it did. */
export function useArchivePickup(): (pickup: NamedPickup) => Promise<boolean> {
  const { t } = useTranslation()
  const format = useFormat()
  const write = useWrite(pickupEndpoints.archive)
  return async ({ _id: id, organization, pickUpTime }) => {
    const named = { organization, time: format.dateTime(pickUpTime) }
    const isSure = await confirm({
      title: t('Are you sure want to delete the schedule?'),
      body: t('{{organization}}, {{time}}: it goes from the lists, and its weights from the totals.', named),
      confirm: t('Delete'),
      cancel: t('Cancel'),
      isDangerous: true,
    })
    if (!isSure) return false
    return write.mutateAsync({ params: { id } }).then(
      () => {
        notifyDone(t('{{organization}}, {{time}} was deleted.', named))
        return true
      },
      (error: unknown) => {
        notifyError(error, t)
        return false
      },
    )
  }
}
