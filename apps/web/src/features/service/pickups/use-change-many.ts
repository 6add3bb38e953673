import type { FormerPickup, ManyPickupsChange, PickupResult } from '@thant/contracts/service/many-pickups'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { possibleKey } from '@thant/i18n/possible-key'
import { notifyDone, notifyError, notifyNotice } from '#components/feedback/notify.ts'
import { notifyWithAction } from '#components/feedback/notify-with-action.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useWrite } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'

/** Changes many pickups, says which were refused and why, and offers to undo the others for ten seconds. */
export function useChangeMany() {
  const { t } = useTranslation()
  const format = useFormat()
  const write = useWrite(pickupEndpoints.changeMany)
  const back = useWrite(pickupEndpoints.undoMany)

  const sayRefused = (results: readonly PickupResult[]) => {
    const refused = results.flatMap(({ error }) => (error ? [t(possibleKey(error.message))] : []))
    if (refused.length === 0) return
    const reasons = [...new Set(refused)].join(' ')
    notifyNotice(t('Not changed: {{number}}. {{reasons}}', { number: format.number(refused.length), reasons }))
  }

  const undo = async (pickups: FormerPickup[]) => {
    try {
      const { data } = await back.mutateAsync({ body: { pickups } })
      sayRefused(data.results)
      if (data.results.some(({ done }) => done)) notifyDone(t('The change was undone.'))
    } catch (error) {
      notifyError(error, t)
    }
  }

  /** Tells whether the change was made at all. */
  const changeMany = async (ids: string[], change: ManyPickupsChange): Promise<boolean> => {
    try {
      const { data } = await write.mutateAsync({ body: { ids, change } })
      sayRefused(data.results)
      if (data.undo.length > 0) {
        const said = t('Changed pickups: {{number}}', { number: format.number(data.undo.length) })
        notifyWithAction(said, t('Undo'), () => void undo(data.undo))
      }
      return true
    } catch (error) {
      notifyError(error, t)
      return false
    }
  }

  return { changeMany, isChanging: write.isPending }
}
