import type { ManyPickupsChange } from '@thant/contracts/service/many-pickups'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { useChangeMany } from '#components/feedback/use-change-many.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'

export function useChangePickups() {
  const { t } = useTranslation()
  const write = useWrite(pickupEndpoints.changeMany)
  const back = useWrite(pickupEndpoints.undoMany)
  const changeMany = useChangeMany()
  const changePickups = (ids: string[], change: ManyPickupsChange) =>
    changeMany({
      send: () => write.mutateAsync({ body: { ids, change } }),
      undo: (pickups) => back.mutateAsync({ body: { pickups } }),
      said: (number) => t('Changed pickups: {{number}}', { number }),
    })
  return { changePickups, isChanging: write.isPending }
}
