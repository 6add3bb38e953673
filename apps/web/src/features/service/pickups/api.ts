import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { useArchive } from '#components/feedback/use-archive.ts'
import { useRestore } from '#components/feedback/use-restore.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

type NamedPickup = { _id: string; organization: string; pickUpTime: string }

export function useArchivePickup() {
  const { t } = useTranslation()
  const format = useFormat()
  const restore = useRestore(pickupEndpoints.restore)
  const named = ({ organization, pickUpTime }: NamedPickup) => ({ organization, time: format.dateTime(pickUpTime) })
  return useArchive({
    endpoint: pickupEndpoints.archive,
    title: t('Delete this pickup?'),
    body: (pickup: NamedPickup) =>
      t(
        '{{organization}}, {{time}}: it is removed from the lists and its weights are taken out of the totals.',
        named(pickup),
      ),
    done: (pickup) => t('{{organization}}, {{time}} was deleted.', named(pickup)),
    undo: (pickup) => restore(pickup, Object.values(named(pickup)).join(t(', '))),
  })
}
